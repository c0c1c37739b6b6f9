import { CertificateAnswer, CertificateCheck } from "../../../features/follow-up/follow-up.public.ts";
import { verdictOfCertificate } from "../../../features/follow-up/follow-up.server.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import styles from "../account/form-page.module.css";
import type { Route } from "./+types/certificate";

/** Asks nothing before a family name is sent: the number alone stands on many screens. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { platform, language, address = "" } = context.get(pageContext);
  const familyName = new URL(request.url).searchParams.get("family_name")?.trim().slice(0, 200) ?? "";
  if (familyName === "") return { familyName, answer: null };
  const asked = { number: params.number, familyName, address, language };
  return { familyName, answer: await verdictOfCertificate(platform, asked) };
}

export const headers = () => ({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });

/** Behind the code on a certificate of attendance: whether it is true, for who reads the name on it. */
export default function CertificatePage({ params, loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { familyName, answer } = loaderData;
  return (
    <div className={styles.page}>
      <PageHead title={t("certificate.page_title")} isHidden />
      <header className={styles.head}>
        <h1>{t("certificate.page_title")}</h1>
        <p>{t("certificate.page_number", { number: params.number })}</p>
      </header>
      {answer && <CertificateAnswer answer={answer} />}
      <CertificateCheck familyName={familyName} />
    </div>
  );
}
