import { useState } from "react";
import { downloadFile } from "../../../../platform/browser/download-file.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";

/** Downloads the reader's certificate of attendance. */
export function CertificateButton({ eventId }: { eventId: number }) {
  const t = useTexts();
  const flash = useFlash();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(`/api/v1/events/${eventId}/certificate.pdf`);
    } catch {
      flash(t("apply.unreachable"), "error", flashTimes.notice);
    }
    setBusy(false);
  };
  return (
    <Button look="quiet" busy={isBusy} busyText={t("apply.working")} onClick={() => void download()}>
      {t("after_event.certificate")}
    </Button>
  );
}
