import { fill, hasBegun, type Model } from "./places-model.ts";

/** The two reasons for which an event is on hold: its own, and that of its organization. */
type Reason = "heldSince" | "suspendedSince";

export function beginHold(model: Model, reason: Reason): "done" {
  model.event[reason] ??= model.now;
  return "done";
}

/** Nobody could accept in that time, so offers get it back; what both reasons cover counts when the last one ends. */
export function endHold(model: Model, reason: Reason): "done" {
  const { event, now, people } = model;
  const since = event[reason];
  if (since === null) return "done";
  event[reason] = null;
  const other = event.heldSince ?? event.suspendedSince;
  const standstill = Math.max(0, (other ?? now) - since);
  for (const person of people) {
    if (person.state !== "offered" || person.offerEnd === null) continue;
    if (hasBegun(model) || person.offerEnd <= since) continue;
    person.offerEnd = Math.min(person.offerEnd + standstill, event.start);
  }
  return fill(model);
}
