import type { Language } from "../../../../shared/languages/languages.ts";
import { MoreTexts, useTexts } from "../../../../ui/texts/texts.tsx";
import { ReportFrame } from "../sending/report-frame.tsx";
import { reportTexts } from "../sending/report-texts.ts";
import { ReadsWrongForm } from "./reads-wrong-form.tsx";

export interface ReadsWrongDialogProps {
  /** Text that the reader had marked on the page; empty for none. */
  selection: string;
  onClosed(): void;
}

/** Answers the dialog once its texts are there. */
export async function loadReadsWrongDialog(language: Language): Promise<typeof ReadsWrongDialog> {
  await reportTexts(language);
  return ReadsWrongDialog;
}

/** Tells the product team which text of this page reads wrong in its language. */
function ReadsWrongDialog(props: ReadsWrongDialogProps) {
  return (
    <MoreTexts texts={reportTexts}>
      <Opened {...props} />
    </MoreTexts>
  );
}

function Opened({ selection, onClosed }: ReadsWrongDialogProps) {
  const t = useTexts();
  return (
    <ReportFrame
      heading={t("text_report.title")}
      sent={{ heading: t("text_report.sent"), next: t("text_report.next") }}
      onClosed={onClosed}
    >
      {(onSent, close) => <ReadsWrongForm selection={selection} onSent={onSent} onBack={close} />}
    </ReportFrame>
  );
}
