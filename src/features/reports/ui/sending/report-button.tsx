import { type ComponentType, useState } from "react";
import { Link } from "../../../../ui/base/link.tsx";
import { useFlash } from "../../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./report-button.module.css";
import type { ReportDialogProps } from "./report-dialog.tsx";

type ReportButtonProps = Omit<ReportDialogProps, "onClosed">;

/** Opens the form of a report, which is fetched then with its texts, and leads to what keeps this place safe. */
export function ReportButton(about: ReportButtonProps) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const open = () =>
    import("./report-dialog.tsx")
      .then(({ loadReportDialog }) => loadReportDialog(language))
      .then(
        (Fetched) => setDialog(() => Fetched),
        () => flash(t("apply.unreachable"), "error"),
      );
  return (
    <div className={styles.row}>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        {t(`report.open.${about.subject}`)}
      </button>
      <Link to="/static/safety">{t("footer.safety")}</Link>
      {Dialog && <Dialog {...about} onClosed={() => setDialog(null)} />}
    </div>
  );
}
