import type { ApplicationState } from "../../../../shared/application-states.ts";
import type { Event } from "../../../events/events.contract.ts";
import { decisionOutcome } from "../decision-outcome.ts";
import { type OrganizersDecision, organizersDecisions } from "../organizers-decisions.ts";

/** The decisions that change something for people in a state, whether or not a place is free for them. */
export function openDecisions(
  { selection, has_waiting_list }: Pick<Event, "selection" | "has_waiting_list">,
  state: ApplicationState,
): OrganizersDecision[] {
  const event = { selection, has_waiting_list, free: 1 };
  return organizersDecisions.filter((decision) => {
    const outcome = decisionOutcome(decision, state, event);
    return typeof outcome === "string" && outcome !== state;
  });
}

/** Whether an accepted person gets a place that the draw would otherwise give away. */
export function acceptsBeforeDraw({
  selection,
  lottery_drawn_at,
}: Pick<Event, "selection" | "lottery_drawn_at">): boolean {
  return selection === "lottery" && !lottery_drawn_at;
}

/** The decision that takes another one back: the first state again where organizers choose, else the opposite. */
export function oppositeDecision(selection: string, decision: OrganizersDecision): OrganizersDecision | null {
  if (decision === "reset") return null;
  if (selection === "approval") return "reset";
  return decision === "decline" ? "accept" : "decline";
}
