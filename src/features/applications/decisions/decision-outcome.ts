import { type AppError, invalid, notFound } from "../../../shared/app-error.ts";
import { type ApplicationState, holdsPlace } from "../../../shared/application-states.ts";
import type { FormerState } from "../states/allowed-transitions.ts";
import type { OrganizersDecision } from "./organizers-decisions.ts";

/** How an event gives its places, as far as decisions ask. */
export interface DecidingEvent {
  selection: string;
  has_waiting_list: boolean;
  /** Places that nobody holds and nobody waits for. */
  free: number;
}

const rules: Record<OrganizersDecision, { to: ApplicationState; openTo: readonly ApplicationState[] }> = {
  accept: { to: "confirmed", openTo: ["under_review", "declined"] },
  decline: { to: "declined", openTo: ["under_review", "waiting", "entered", "offered", "confirmed"] },
  // People who wait or have an offer where organizers choose have been accepted before.
  reset: { to: "under_review", openTo: ["confirmed", "waiting", "offered", "declined"] },
};

/**
 * The state to which a decision leads somebody, which is the same one where it has been decided already, or why it is refused.
 * @param state undefined for somebody without an application, or without an account any more
 */
export function decisionOutcome(
  decision: OrganizersDecision,
  state: FormerState,
  event: DecidingEvent,
): ApplicationState | AppError {
  if (state === undefined) return notFound("user");
  const isApproval = event.selection === "approval";
  const { to, openTo } = rules[decision];
  if (state === to) return state;
  if (!openTo.includes(state) || (decision === "reset" && !isApproval)) {
    return invalid("state", "not_open_to_this");
  }
  if (!holdsPlace(to) || event.free > 0) return to;
  return isApproval && event.has_waiting_list ? "waiting" : invalid("event", "full");
}

/** Nobody overtakes those who wait, also while an unpublished event gives them no places. */
export const placesToDecide = (left: number, waiting: number) => (waiting > 0 ? 0 : left);

/** The outcomes of one decision on several people, in turn: the places run out. */
export function outcomesInTurn(
  decision: OrganizersDecision,
  states: readonly FormerState[],
  event: DecidingEvent,
): (ApplicationState | AppError)[] {
  let { free } = event;
  return states.map((state) => {
    const to = decisionOutcome(decision, state, { ...event, free });
    if (typeof to === "string" && to !== state && holdsPlace(to)) free -= 1;
    return to;
  });
}

export interface OutcomeCounts {
  coming: number;
  waiting: number;
  refused: number;
}

/** Numbers of people who come, wait, or are refused. */
export function countOutcomes(outcomes: readonly (ApplicationState | AppError)[]): OutcomeCounts {
  const countOf = (rule: (outcome: ApplicationState | AppError) => boolean) => outcomes.filter(rule).length;
  return {
    coming: countOf((outcome) => outcome === "confirmed"),
    waiting: countOf((outcome) => outcome === "waiting"),
    refused: countOf((outcome) => typeof outcome !== "string"),
  };
}
