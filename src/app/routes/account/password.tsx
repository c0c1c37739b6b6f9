import { Suspense, useEffect, useState } from "react";
import { LinkCodeForm, NewPasswordForm } from "../../../features/accounts/accounts.public.ts";
import type { SessionCredentials } from "../../../platform/browser/storage/stored-session.ts";
import { safeRedirectPath } from "../../../shared/safe-redirect-path.ts";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { handlePostedForm } from "../../rendering/posted-fields.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./form-page.module.css";

export const action = handlePostedForm;

/** Opened from the mail's link, whose query carries the session; it is taken out of the address at once. */
export default function Password() {
  const t = useTexts();
  const [link, setLink] = useState<ReturnType<typeof readLink> | null>(null);
  useEffect(() => {
    setLink((known) => known ?? readLink(new URLSearchParams(location.search)));
    history.replaceState(history.state, "", "/password");
  }, []);
  return (
    <div className={styles.page}>
      <PageHead title={t("password.title")} isHidden />
      <h1>{t("password.title")}</h1>
      {!link && <NeedsScripts />}
      {link?.tokenForCode && (
        <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
          <LinkCodeForm
            token={link.tokenForCode}
            onSession={(session) => setLink({ ...link, session, tokenForCode: null })}
          />
        </Suspense>
      )}
      {link && !link.tokenForCode && <NewPasswordForm {...link} />}
    </div>
  );
}

const readLink = (search: URLSearchParams) => ({
  session: sessionOfLink(search),
  /** Of an account with codes, whose link gives no session before one was typed. */
  tokenForCode: search.get("needs") ? search.get("reset_password_token") : null,
  redirectTo: safeRedirectPath(search.get("redirect_to")),
});

function sessionOfLink(search: URLSearchParams): SessionCredentials | null {
  const [token, client, uid] = ["access-token", "client", "uid"].map((name) => search.get(name) ?? "");
  if (!token || !client || !uid) return null;
  return { "access-token": token, client, uid, "token-type": "Bearer", expiry: search.get("expiry") ?? "" };
}
