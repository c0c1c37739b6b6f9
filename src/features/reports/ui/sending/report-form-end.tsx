import { Button } from "../../../../ui/base/button.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { maxReportEmailLength } from "../../report-values.ts";
import styles from "./report-dialog.module.css";
import type { useReportForm } from "./use-report-form.ts";

/** The address under which a visitor can be asked; accounts have one. */
export function ReporterEmail({ error }: { error: string | undefined }) {
  const t = useTexts();
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      maxLength={maxReportEmailLength}
      label={t("report_form.email")}
      hint={t("report_form.email_hint")}
      error={error}
    />
  );
}

interface ReportFormEndProps {
  form: Pick<ReturnType<typeof useReportForm>, "isBusy" | "otherProblem">;
  /** On the button that sends. */
  send: string;
  onBack(): void;
}

/** The end of each form of a report: a problem that belongs to no field, the way back and the button that sends. */
export function ReportFormEnd({ form: { isBusy, otherProblem }, send, onBack }: ReportFormEndProps) {
  const t = useTexts();
  return (
    <>
      {otherProblem && (
        <p role="alert" className={styles.problem}>
          {otherProblem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onBack}>
          {t("confirm.back")}
        </Button>
        <Button type="submit" busy={isBusy} busyText={t("apply.working")}>
          {send}
        </Button>
      </div>
    </>
  );
}
