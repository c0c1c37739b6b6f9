import { type AppError, invalid, notFound } from "../../../shared/app-error.ts";
import { type ApplicationState, holdsPlace } from "../../../shared/application-states.ts";
import type { StateNews } from "../mails/state-news.ts";
import { type FormerState, gainsPlace } from "../states/allowed-transitions.ts";
import type { OrganizersDecision } from "./organizers-decisions.ts";

/** How an event gives its places, as far as decisions ask. */
export interface DecidingEvent {
  selection: string;
  has_waiting_list: boolean;
  /** `openPlaces` of the event: nobody overtakes those who wait, also while an unpublished event gives them no places. */
  free: number;
}

const outcome = {
  accept: "confirmed",
  decline: "declined",
  reset: "under_review",
} as const satisfies Record<OrganizersDecision, ApplicationState>;

interface Decidable {
  /** Decisions that change something for people in the state. */
  openTo: readonly OrganizersDecision[];
  /** The mail by which they hear that decisions have led there; null where none leads there. */
  news: StateNews | null;
}

/** What organizers can do with each state. A new state is a line here. */
export const decidable: Record<ApplicationState, Decidable> = {
  confirmed: { openTo: ["decline", "reset"], news: "accepted" },
  // People who wait or have an offer where organizers choose have been accepted before.
  waiting: { openTo: ["decline", "reset"], news: "accepted_waiting" },
  offered: { openTo: ["decline", "reset"], news: null },
  under_review: { openTo: ["accept", "decline"], news: "reviewed_again" },
  entered: { openTo: ["decline"], news: null },
  declined: { openTo: ["accept", "reset"], news: "declined" },
  cancelled: { openTo: [], news: null },
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
  const to = outcome[decision];
  if (state === to) return state;
  if (!decidable[state].openTo.includes(decision) || (decision === "reset" && !isApproval)) {
    return invalid("state", "not_open_to_this");
  }
  if (!holdsPlace(to) || event.free > 0) return to;
  return isApproval && event.has_waiting_list ? "waiting" : invalid("event", "full");
}

/** The outcomes of one decision on several people, in turn: the places run out. */
export function outcomesInTurn(
  decision: OrganizersDecision,
  states: readonly FormerState[],
  event: DecidingEvent,
): (ApplicationState | AppError)[] {
  let { free } = event;
  return states.map((state) => {
    const to = decisionOutcome(decision, state, { ...event, free });
    if (typeof to === "string" && gainsPlace(state, to)) free -= 1;
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
