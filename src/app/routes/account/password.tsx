import { useEffect, useState } from "react";
import { NewPasswordForm } from "../../../features/accounts/accounts.public.ts";
import type { StoredSession } from "../../../platform/browser/storage/stored-session.ts";
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
      {link ? <NewPasswordForm {...link} /> : <NeedsScripts />}
    </div>
  );
}

const readLink = (search: URLSearchParams) => ({
  session: sessionOfLink(search),
  redirectTo: safeRedirectPath(search.get("redirect_to")),
});

function sessionOfLink(search: URLSearchParams): StoredSession | null {
  const [token, client, uid] = ["access-token", "client", "uid"].map((name) => search.get(name) ?? "");
  if (!token || !client || !uid) return null;
  return { "access-token": token, client, uid, "token-type": "Bearer", expiry: search.get("expiry") ?? "" };
}
