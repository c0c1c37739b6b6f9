import { useSearchParams } from "react-router";
import { ResetForm, withTypedEmail } from "../../../features/accounts/accounts.public.ts";
import { safeRedirectPath, withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { handlePostedForm } from "../../rendering/posted-fields.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./form-page.module.css";

export const action = handlePostedForm;

export default function Reset() {
  const t = useTexts();
  const [search] = useSearchParams();
  const redirectTo = safeRedirectPath(search.get("redirect_to"));
  return (
    <div className={styles.page}>
      <PageHead title={t("reset.title")} isHidden />
      <header className={styles.head}>
        <h1>{t("reset.title")}</h1>
        <p>{t("reset.lead")}</p>
      </header>
      <ResetForm
        redirectTo={redirectTo}
        links={(email) => (
          <p className={styles.links}>
            <Link to={withRedirectTo("/login", redirectTo)} state={withTypedEmail(email)}>
              {t("reset.back")}
            </Link>
          </p>
        )}
      />
    </div>
  );
}
