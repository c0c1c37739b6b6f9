import { type AvailabilityFacts, isAhead } from "../../events/events.public.ts";

/** Whether an organizer lets somebody change their answers now, though applications may be closed. */
export function isReopened(openUntil: Date | null, event: AvailabilityFacts, now: Date): boolean {
  return openUntil !== null && now < openUntil && isAhead(event, now);
}
