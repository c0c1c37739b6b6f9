import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { CertificateVerdict } from "../certificate.contract.ts";

/** Whether a certificate is true, and what has to stand on the sheet then. */
export function CertificateAnswer({ answer }: { answer: CertificateVerdict }) {
  const t = useTexts();
  const language = useLanguage();
  if (answer.result === "too_many") return <Bar>{t("certificate.too_many")}</Bar>;
  if (answer.result === "not_known") {
    return (
      <>
        <Bar kind="note">
          <strong>{t("certificate.not_known")}</strong>
        </Bar>
        <p>{t("certificate.not_known_how")}</p>
      </>
    );
  }
  const { initials = "", event = "", date = "", last_date = "" } = answer;
  const days = [...new Set([date, last_date])].map((day) =>
    displayDate(new Date(`${day}T00:00+09:00`), language),
  );
  return (
    <>
      <Bar kind="success">
        <strong>{t("certificate.true")}</strong>
      </Bar>
      <p>{t("certificate.true_how")}</p>
      <dl>
        <dt>{t("certificate.initials")}</dt>
        <dd>{initials}</dd>
        <dt>{t("certificate.event")}</dt>
        <dd>{event}</dd>
        <dt>{t("certificate.date")}</dt>
        <dd>{days.join(" – ")}</dd>
      </dl>
    </>
  );
}
