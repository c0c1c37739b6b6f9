import { HandBack } from "../../../features/identities/identities.public.ts";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "./form-page.module.css";

/** Back from a provider in a tab beside the page that asked for it. */
export default function LogInBeside() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead title={t("log_in.provider_title")} isHidden />
      <h1>{t("log_in.provider_title")}</h1>
      <NeedsScripts />
      <HandBack />
    </div>
  );
}
