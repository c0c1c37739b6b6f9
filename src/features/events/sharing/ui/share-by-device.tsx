import { Button } from "../../../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";

/** Copying the address, and the system's own ways where it has some. */
export default function ShareByDevice({ title, url }: { title: string; url: string }) {
  const t = useTexts();
  const flash = useFlash();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      flash(t("event.link_copied"));
    } catch {
      // Not every browser may write there: the reader can still take it from the message.
      flash(t("share.copy_failed", { url }), "error", flashTimes.notice);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {t("share.copy")}
      </Button>
      {"share" in navigator && (
        <Button look="quiet" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
          {t("share.more")}
        </Button>
      )}
    </>
  );
}
