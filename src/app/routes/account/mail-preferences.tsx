import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import {
  EmailPreferencesForm,
  kindOfToken,
  Unsubscribe,
} from "../../../features/accounts/accounts.public.ts";
import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { storedSession } from "../../../platform/browser/storage/stored-session.ts";
import type { ContractAnswer } from "../../../shared/contract.ts";
import { Link } from "../../../ui/base/link.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./form-page.module.css";

const api = apiClient<typeof accountContracts>();

type Preferences = ContractAnswer<(typeof accountContracts)["GET /users/own/mail_preferences"]>;

/** Page to which the footer of a mail leads: by its token nobody has to log in, and ends the kind of mail that it came with. */
export default function MailPreferencesPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? undefined;
  const kind = token ? kindOfToken(token) : null;
  const [preferences, setPreferences] = useState<Preferences | null>(null);
  const [problem, setProblem] = useState<"mails.old_link" | "apply.unreachable" | null>(null);
  useEffect(() => {
    if (!token && !storedSession()) {
      navigate("/login?redirect_to=/mail_preferences", { replace: true });
      return;
    }
    api("GET /users/own/mail_preferences", { query: { token } }).then(
      ({ data }) => setPreferences(data),
      (error) => setProblem(error instanceof ApiError ? "mails.old_link" : "apply.unreachable"),
    );
  }, [token, navigate]);
  return (
    <div className={styles.page}>
      <PageHead title={t(kind ? "unsubscribe.title" : "me.mails")} isHidden />
      <header className={styles.head}>
        <h1>{t(kind ? "unsubscribe.title" : "me.mails")}</h1>
        {!kind && <p>{t("mails.lead")}</p>}
      </header>
      <NeedsScripts />
      {problem && (
        <Bar>
          {t(problem)} <Link to="/me">{t("shell.my_page")}</Link>
        </Bar>
      )}
      {preferences && token && kind && (
        <>
          <Unsubscribe token={token} kind={kind} isWanted={preferences[kind]} />
          <details>
            <summary>{t("unsubscribe.others")}</summary>
            <p>{t("mails.lead")}</p>
            <EmailPreferencesForm first={preferences} token={token} without={kind} />
          </details>
        </>
      )}
      {preferences && !kind && <EmailPreferencesForm first={preferences} token={token} />}
    </div>
  );
}
