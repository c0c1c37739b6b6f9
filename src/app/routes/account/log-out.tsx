import { useEffect } from "react";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { useCurrentUser } from "../../../features/accounts/accounts.public.ts";
import { clearCheckIns } from "../../../features/check-in/check-in.public.ts";
import { clearStoredAnswers } from "../../../features/follow-up/follow-up.public.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { clearSession } from "../../../platform/browser/storage/stored-session.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./form-page.module.css";

const api = apiClient<typeof accountContracts>();

/** Logs out on load; without the API the browser at least forgets. */
export default function LogOut() {
  const t = useTexts();
  const { refresh } = useCurrentUser();
  useEffect(() => {
    api("DELETE /auth/sign_out")
      .catch(() => {})
      .finally(() => {
        clearSession();
        clearStoredAnswers();
        void clearCheckIns().catch(() => {});
        void refresh();
      });
  }, [refresh]);
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
