import { useParams } from "react-router";
import { CertificateAnswer } from "../../features/follow-up/follow-up.public.ts";
import { NeedsScripts } from "../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { PageHead } from "../seo/page-head.tsx";
import styles from "./form-page.module.css";

export const headers = () => ({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });

/** Behind the code on a certificate of attendance: whether it is true, and no more. */
export default function CertificatePage() {
  const t = useTexts();
  const { number = "" } = useParams();
  return (
    <div className={styles.page}>
      <PageHead title={t("certificate.page_title")} isHidden />
      <header className={styles.head}>
        <h1>{t("certificate.page_title")}</h1>
        <p>{t("certificate.page_number", { number })}</p>
      </header>
      <NeedsScripts />
      <CertificateAnswer key={number} number={number} />
    </div>
  );
}
