import { languageEntry } from "../../../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useReadsWrong } from "./use-reads-wrong.tsx";

/** Asks what reads wrong on the page, in languages that no native reader has gone through; nothing in the others. */
export function ReadsWrongButton({ className }: { className?: string | undefined }) {
  const t = useTexts();
  const isReviewed = languageEntry(useLanguage()).isReviewed;
  const { rememberSelection, open, dialog } = useReadsWrong();
  if (isReviewed) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerDown={rememberSelection}
        onClick={open}
      >
        {t("shell.reads_wrong")}
      </button>
      {dialog}
    </>
  );
}
