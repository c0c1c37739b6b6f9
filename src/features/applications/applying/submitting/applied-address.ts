import type { Application } from "../../../events/events.contract.ts";
import type { ApplyingOutcome } from "../../../events/events.public.ts";

/**
 * Where one goes on to after applying: the event's page, which tells what came of it.
 * @param expected what the button said
 */
export function appliedAddress(
  { state }: Pick<Application, "state">,
  eventId: number,
  expected: ApplyingOutcome,
): string {
  // A turn in the queue is news to somebody who was promised a place.
  const outcome = state === "waiting" && expected === "place" ? "too_late" : state;
  return `/events/${eventId}?just_applied=${outcome}`;
}
