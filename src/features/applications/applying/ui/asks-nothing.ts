import type { Event } from "../../../events/events.contract.ts";
import type { ApplyQuestion } from "../../../events/questions/questions.contract.ts";

/** Whether applying takes a press alone: the event has neither questions nor the field for accommodation. */
export function asksNothing({
  apply_questions,
  asks_accommodation,
}: Pick<Event, "asks_accommodation"> & {
  apply_questions: Pick<ApplyQuestion, "_destroy">[];
}): boolean {
  return !asks_accommodation && apply_questions.every(({ _destroy }) => _destroy);
}
