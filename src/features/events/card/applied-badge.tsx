import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import { useAppliedState } from "./event-marks.ts";

/** Says on a card how the reader's application stands. Its place lies above the picture, so nothing moves when it appears. */
export function AppliedBadge({ eventId, className }: { eventId: number; className?: string }) {
  const t = useTexts();
  const state = useAppliedState(eventId);
  return (
    state && (
      <p className={className} data-state={state}>
        {t(`event.mark.${state}` as TextKey)}
      </p>
    )
  );
}
