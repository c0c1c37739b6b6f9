import type { Event } from "../events/events.contract.ts";
import { type EventRow, isOnHold, presentEvent } from "../events/events.server.ts";

/**
 * The event of an application of somebody's own, also of one that is hidden. Of one that is on hold there is what tells it from others
 * and since when it is held: neither the reason, which is for its organizers, nor what they have written about it.
 */
export function presentForApplicant(row: EventRow, showing: Parameters<typeof presentEvent>[1]): Event {
  const event = presentEvent(row, showing);
  if (!isOnHold(row)) return event;
  return {
    ...event,
    is_published: false,
    hold_reason: null,
    thumbnail_url: null,
    detail_url: null,
    cancel_message: null,
    apply_questions: [],
    language_events: event.language_events.map((text) => ({
      ...text,
      discription: "",
      summary: "",
      fee_note: "",
    })),
  };
}
