import type { Language } from "../../../../shared/languages/languages.ts";
import { MoreTexts, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReportedSubject } from "../../report-values.ts";
import { ReportForm } from "./report-form.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { reportTexts } from "./report-texts.ts";
import { UniversityAdvice } from "./university-advice.tsx";

export interface ReportDialogProps {
  subject: ReportedSubject;
  subjectId: number;
  onClosed(): void;
}

/** Answers the form once its texts are there. */
export async function loadReportDialog(language: Language): Promise<typeof ReportDialog> {
  await reportTexts(language);
  return ReportDialog;
}

/** The form of a report and, once it is sent, what happens next. */
function ReportDialog(props: ReportDialogProps) {
  return (
    <MoreTexts texts={reportTexts}>
      <Opened {...props} />
    </MoreTexts>
  );
}

function Opened({ subject, subjectId, onClosed }: ReportDialogProps) {
  const t = useTexts();
  return (
    <ReportFrame
      heading={t(`report.open.${subject}`)}
      sent={{ heading: t("report_form.sent"), next: t("report_form.next") }}
      afterSent={<UniversityAdvice subject={subject} subjectId={subjectId} />}
      onClosed={onClosed}
    >
      {(onSent, close) => (
        <ReportForm subject={subject} subjectId={subjectId} onSent={onSent} onBack={close} />
      )}
    </ReportFrame>
  );
}
