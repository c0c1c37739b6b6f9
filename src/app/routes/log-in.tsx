import { Link, useSearchParams } from "react-router";
import { LogInForm } from "../../features/accounts/door.ts";
import { ownPath } from "../../shared/own-path.ts";
import { supportEmail } from "../../shared/support-email.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { PageHead } from "../seo/page-head.tsx";
import styles from "./form-page.module.css";

export default function LogIn() {
  const t = useTexts();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <PageHead title={t("log_in.title")} isHidden />
      <h1>{t("log_in.title")}</h1>
      <LogInForm redirectTo={ownPath(search.get("redirect_to"))} supportEmail={supportEmail} />
      <p className={styles.links}>
        <Link to="/login/reset">{t("log_in.forgot")}</Link>
        <Link to="/signup">{t("log_in.no_account")}</Link>
      </p>
    </div>
  );
}
