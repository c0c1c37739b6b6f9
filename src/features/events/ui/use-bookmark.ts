import { useFlash } from "../../../ui/feedback/flash.tsx";
import { setBookmark, useIsBookmarked } from "../card/event-marks.ts";

/** Whether the reader keeps the event, and what changes it: shows the new state at once, and the old one again where that failed. */
export function useBookmark(eventId: number): { isBookmarked: boolean; toggle(): Promise<void> } {
  const flash = useFlash();
  const isBookmarked = useIsBookmarked(eventId);
  const toggle = async () => {
    const said = await setBookmark(eventId, !isBookmarked);
    if (said) flash(said.message, said.kind);
  };
  return { isBookmarked, toggle };
}
