import type { Application } from "../../events/events.contract.ts";
import {
  type ApplyingOutcome,
  type AvailabilityFacts,
  applyingOutcome,
  applyState,
  isAdmitted,
  type Priority,
  type PriorityFacts,
} from "../../events/events.public.ts";

/** Facts that decide whether the apply page applies for who opens it, or waits for a press. */
export interface OnLoadFacts {
  event: AvailabilityFacts;
  /** The event has neither questions nor the field for accommodation. */
  asksNothing: boolean;
  priority: Priority | null;
  /** The event asks for no proof of a university, or the person has the one that it asks for. */
  meetsAffiliation: boolean;
  /** Null for visitors. */
  person: PriorityFacts | null;
  /** Null where the person has never applied to the event; undefined while or where that is not known. */
  own: Pick<Application, "state"> | null | undefined;
  /** The page was opened by a link, an address or a log-in: nobody went back to it, reloaded it or has seen it in this tab. */
  isNewArrival: boolean;
  /** The page is in sight, and not fetched or rendered ahead. */
  isSeen: boolean;
  /** What the button said that pressing leads to, where a log-in came between the press and this page. */
  pressed: ApplyingOutcome | null;
}

/**
 * Whether opening the apply page applies. Without a press it does so only where that books a free place at once, for somebody who
 * has never applied there; everybody else reads what will happen and presses. A press that a log-in has interrupted goes on where
 * it leads to what its button said.
 */
export function appliesOnLoad(facts: OnLoadFacts, now: Date): boolean {
  const { event, person, own, pressed } = facts;
  if (
    !person ||
    own !== null ||
    !facts.asksNothing ||
    !facts.meetsAffiliation ||
    !facts.isNewArrival ||
    !facts.isSeen
  )
    return false;
  if (applyState(event, now) !== "open" || !isAdmitted(facts.priority, person, now)) return false;
  const outcome = applyingOutcome(event);
  return pressed ? outcome === pressed : outcome === "place" && event.selection === "first_come";
}
