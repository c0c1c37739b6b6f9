import type { Event } from "../contract.ts";

/** Why an event can or cannot be applied to at a moment, in the order in which a reader wants to know. */
export type ApplyState = "open" | "cancelled" | "started" | "closed" | "full" | "elsewhere";

export function applyState(
  event: Pick<Event, "cancelled_at" | "start_at" | "apply_due" | "is_full" | "is_created_by_hf">,
  now: number,
): ApplyState {
  if (event.cancelled_at) return "cancelled";
  if (Date.parse(event.start_at) < now) return "started";
  if (event.apply_due && Date.parse(event.apply_due) < now) return "closed";
  if (event.is_created_by_hf) return "elsewhere";
  return event.is_full ? "full" : "open";
}
