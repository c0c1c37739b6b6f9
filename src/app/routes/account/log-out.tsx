import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { useCurrentUser } from "../../../features/accounts/accounts.public.ts";
import { clearCheckIns } from "../../../features/check-in/check-in.public.ts";
import { clearStoredAnswers } from "../../../features/follow-up/follow-up.public.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { clearSession } from "../../../platform/browser/storage/stored-session.ts";
import { safeRedirectPath } from "../../../shared/safe-redirect-path.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./form-page.module.css";

const api = apiClient<typeof accountContracts>();

/**
 * Logs out on load, and goes on where `redirect_to` leads. Whoever closes the page at once is logged out too: the browser forgets first,
 * and the call goes on without the page.
 */
export default function LogOut() {
  const t = useTexts();
  const { refresh } = useCurrentUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirectTo = safeRedirectPath(search.get("redirect_to"));
  useEffect(() => {
    // Without a connection the browser at least forgets.
    const ended = api("DELETE /auth/sign_out", { outlivesPage: true }).catch(() => {});
    clearSession();
    clearStoredAnswers();
    void clearCheckIns().catch(() => {});
    void ended.then(async () => {
      await refresh();
      if (redirectTo !== "/") await navigate(redirectTo, { replace: true });
    });
  }, [refresh, navigate, redirectTo]);
  return (
    <div className={styles.page}>
      <PageHead title={t("log_out.title")} isHidden />
      <h1>{t("log_out.title")}</h1>
      <div className={styles.links}>
        <ButtonLink to="/">{t("shell.all_events")}</ButtonLink>
        <ButtonLink to="/login" look="quiet">
          {t("shell.login")}
        </ButtonLink>
      </div>
    </div>
  );
}
