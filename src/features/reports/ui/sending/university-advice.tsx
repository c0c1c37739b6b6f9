import { useEffect, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReportedSubject } from "../../report-values.ts";
import type { Advice, reportContracts } from "../../reports.contract.ts";
import styles from "./report-dialog.module.css";

const api = apiClient<typeof reportContracts>();

/** Where somebody gets advice from a person: what is known of the universities, and else which office to ask for. */
export function UniversityAdvice({ subject, subjectId }: { subject: ReportedSubject; subjectId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const [all, setAll] = useState<Advice[]>([]);
  useEffect(() => {
    const query = { subject, subject_id: subjectId };
    // Where it cannot be fetched, the sentence below says whom to ask.
    api("GET /reports/advice", { query, language }).then(
      ({ data }) => setAll(data),
      () => {},
    );
  }, [subject, subjectId, language]);
  const known = all.filter(({ advice_url, advice_phone }) => advice_url ?? advice_phone);
  return (
    <section className={styles.advice}>
      <h3>{t("report_form.advice")}</h3>
      {known.length > 0 && (
        <ul>
          {known.map(({ id, name, advice_url: url, advice_phone: phone }) => (
            <li key={id}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
              {phone && (
                <>
                  {" "}
                  <a href={`tel:${phone}`}>{phone}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>{t(known.length > 0 ? "report_form.advice_else" : "report_form.advice_office")}</p>
      <p>{t("report_form.emergency")}</p>
    </section>
  );
}
