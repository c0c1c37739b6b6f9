import type { Event } from "../events.contract.ts";

/** Why an event can or cannot be applied to at a moment, in the order in which a reader wants to know. */
export type ApplyState = "open" | "cancelled" | "started" | "closed" | "full" | "elsewhere" | "not_yet_open";

type Times = Pick<Event, "start_at" | "recieption_start_at">;

export function applyState(
  event: Times & Pick<Event, "cancelled_at" | "apply_due" | "is_full" | "is_created_by_hf">,
  now: number,
): ApplyState {
  if (event.cancelled_at) return "cancelled";
  if (Date.parse(event.start_at) < now) return "started";
  if (event.apply_due && Date.parse(event.apply_due) < now) return "closed";
  if (event.is_created_by_hf) return "elsewhere";
  const opens = applicationsOpenAt(event);
  if (opens && Date.parse(opens) > now) return "not_yet_open";
  return event.is_full ? "full" : "open";
}

/**
 * When applications open, where an event says so. A reception on the day of the event is the one at its place, where the doors
 * open; before that day there is nothing to be received but applications.
 */
export function applicationsOpenAt({ recieption_start_at: reception, start_at }: Times): string | null {
  // The wire's times are all Japan's, so their first ten characters are the day.
  return reception && reception.slice(0, 10) < start_at.slice(0, 10) ? reception : null;
}
