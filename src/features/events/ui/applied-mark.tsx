import { useTexts } from "../../../ui/texts/texts.tsx";
import { useHasApplied } from "./event-marks.ts";

/** Says on a card that the reader has applied. Its place lies above the picture, so nothing moves when it appears. */
export function AppliedMark({ eventId, className }: { eventId: number; className?: string }) {
  const t = useTexts();
  return useHasApplied(eventId) ? <p className={className}>{t("event.applied")}</p> : null;
}
