import { useSearchParams } from "react-router";
import { ResetForm } from "../../features/accounts/accounts.public.ts";
import { safeRedirectPath } from "../../shared/safe-redirect-path.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { handlePostedForm } from "../rendering/posted-fields.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import styles from "./form-page.module.css";

export const action = handlePostedForm;

export default function Reset() {
  const t = useTexts();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <PageHead title={t("reset.title")} isHidden />
      <header className={styles.head}>
        <h1>{t("reset.title")}</h1>
        <p>{t("reset.lead")}</p>
      </header>
      <ResetForm redirectTo={safeRedirectPath(search.get("redirect_to"))} />
    </div>
  );
}
