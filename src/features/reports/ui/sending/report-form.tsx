import { apiClient } from "../../../../platform/browser/api-client.ts";
import { Choices, TextArea } from "../../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import { maxReportTextLength, type ReportedSubject, reportReasons } from "../../report-values.ts";
import type { reportContracts, SentReport } from "../../reports.contract.ts";
import styles from "./report-dialog.module.css";
import { ReporterEmail, ReportFormEnd } from "./report-form-end.tsx";
import { UniversityAdvice } from "./university-advice.tsx";
import { useReportForm } from "./use-report-form.ts";

const api = apiClient<typeof reportContracts>();

interface ReportFormProps {
  subject: ReportedSubject;
  subjectId: number;
  onSent(): void;
  onBack(): void;
}

/** A reason is all that it takes; the rest may be left empty. */
export function ReportForm({ subject, subjectId, onSent, onBack }: ReportFormProps) {
  const t = useTexts();
  const user = useSignedInUser();
  const { form, isBusy, say, submit, clearProblem, problemOf, otherProblem } = useReportForm([
    "reason",
    "text",
    "email",
  ]);
  const send = submit(async (values) => {
    const reason = values.get("reason") as SentReport["reason"] | null;
    if (!reason) return say("reason", t("report_form.reason_missing"));
    await api("POST /reports", {
      body: {
        subject,
        subject_id: subjectId,
        reason,
        text: String(values.get("text") ?? ""),
        email: String(values.get("email") ?? ""),
      },
    });
    onSent();
  });
  return (
    <form method="post" ref={form} onSubmit={send} noValidate className={styles.form}>
      <p>{t("report_form.lead")}</p>
      <Choices
        kind="radio"
        label={t("report_form.reason")}
        required
        choices={reportReasons.map((value) => ({ value, label: t(`report_form.reason.${value}`) }))}
        input={{ name: "reason", onChange: clearProblem }}
        error={problemOf("reason")}
      />
      <TextArea
        name="text"
        label={t("report_form.text")}
        hint={t("report_form.text_hint")}
        rows={3}
        maxLength={maxReportTextLength}
        error={problemOf("text")}
      />
      {user ? (
        <p className={styles.quiet}>{t("report_form.signed_in")}</p>
      ) : (
        <ReporterEmail error={problemOf("email")} />
      )}
      <ReportFormEnd form={{ isBusy, otherProblem }} send={t("report_form.send")} onBack={onBack} />
      <UniversityAdvice subject={subject} subjectId={subjectId} />
      <p className={styles.quiet}>
        <a href="/static/safety" target="_blank" rel="noopener">
          {t("footer.safety")}
        </a>
      </p>
    </form>
  );
}
