import { apiClient } from "../../../../platform/browser/api-client.ts";
import { TextArea } from "../../../../ui/forms/fields/field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import {
  maxReportedPathLength,
  maxReportedSelectionLength,
  maxReportTextLength,
} from "../../report-values.ts";
import type { reportContracts } from "../../reports.contract.ts";
import styles from "../sending/report-dialog.module.css";
import { ReporterEmail, ReportFormEnd } from "../sending/report-form-end.tsx";
import { useReportForm } from "../sending/use-report-form.ts";

const api = apiClient<typeof reportContracts>();

interface ReadsWrongFormProps {
  selection: string;
  onSent(): void;
  onBack(): void;
}

/** Tells what reads wrong, with the address of the page and its language. */
export function ReadsWrongForm({ selection, onSent, onBack }: ReadsWrongFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const user = useSignedInUser();
  const { form, isBusy, say, submit, problemOf, otherProblem } = useReportForm([
    "selection",
    "text",
    "email",
  ]);
  const send = submit(async (values) => {
    const text = String(values.get("text") ?? "");
    if (text.trim() === "") return say("text", t("text_report.missing"));
    await api("POST /reports/texts", {
      body: {
        language,
        // Codes and links of one reader stand in queries and fragments, not in the path of a text.
        path: location.pathname.slice(0, maxReportedPathLength),
        selection: String(values.get("selection") ?? ""),
        text,
        email: String(values.get("email") ?? ""),
      },
    });
    onSent();
  });
  return (
    <form method="post" ref={form} onSubmit={send} noValidate className={styles.form}>
      <p>{t("text_report.lead")}</p>
      <TextArea
        name="selection"
        label={t("text_report.selection")}
        hint={selection ? t("text_report.selection_hint") : undefined}
        rows={2}
        defaultValue={selection.slice(0, maxReportedSelectionLength)}
        maxLength={maxReportedSelectionLength}
        error={problemOf("selection")}
      />
      <TextArea
        name="text"
        label={t("text_report.text")}
        required
        rows={4}
        maxLength={maxReportTextLength}
        error={problemOf("text")}
      />
      {!user && <ReporterEmail error={problemOf("email")} />}
      <ReportFormEnd form={{ isBusy, otherProblem }} send={t("text_report.send")} onBack={onBack} />
    </form>
  );
}
