import { Link, useNavigate, useSearchParams } from "react-router";
import {
  justSignedIn,
  LogInForm,
  useRedirectSignedIn,
  withTypedEmail,
} from "../../../features/accounts/accounts.public.ts";
import { safeRedirectPath, withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { supportEmail } from "../../../shared/support-email.ts";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { handlePostedForm } from "../../rendering/posted-fields.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./form-page.module.css";

export const action = handlePostedForm;

export default function LogIn() {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirectTo = safeRedirectPath(search.get("redirect_to"));
  useRedirectSignedIn(redirectTo);
  return (
    <div className={styles.page}>
      <PageHead title={t("log_in.title")} isHidden />
      <h1>{t("log_in.title")}</h1>
      {redirectTo !== "/" && <Bar kind="note">{t("log_in.first")}</Bar>}
      <LogInForm
        supportEmail={supportEmail}
        onLoggedIn={() => navigate(redirectTo, { state: justSignedIn })}
        links={(email) => (
          <p className={styles.links}>
            <Link to={withRedirectTo("/login/reset", redirectTo)} state={withTypedEmail(email)}>
              {t("log_in.forgot")}
            </Link>
            <Link to={withRedirectTo("/signup", redirectTo)}>{t("log_in.no_account")}</Link>
          </p>
        )}
      />
    </div>
  );
}
