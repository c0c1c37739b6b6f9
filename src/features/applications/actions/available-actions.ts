import type { ApplicationState } from "../../../shared/application-states.ts";
import {
  type AvailabilityFacts,
  applyState,
  attendanceWindow,
  hasBegun,
  isInWindow,
  isWindowOpen,
} from "../../events/events.public.ts";
import type { ApplicationAction } from "./application-actions.ts";
import { isDeclinedByOrganizer } from "./is-declined-by-organizer.ts";
import { isOfferOver } from "./is-offer-over.ts";
import { isReopened } from "./is-reopened.ts";

/** Everything that decides what somebody may do about their application at a moment. */
export interface ActionFacts {
  state: ApplicationState;
  /** Time at which an organizer last decided. */
  decidedAt: Date | null;
  /** Until when an organizer lets the person change the answers, also where applications are closed. */
  answersOpenUntil: Date | null;
  /** Of a place that is offered. */
  offerExpiresAt: Date | null;
  isCheckedIn: boolean;
  /** Whether the event lets this person apply now, were they to apply anew. */
  isAdmitted: boolean;
  /** Whether the event asks anything that can be answered otherwise. */
  asksAnything: boolean;
  event: AvailabilityFacts;
  /** Nothing but giving up is open then. */
  isOnHold: boolean;
  endAt: Date | null;
}

/** Actions that a state leaves open, the most wanted first. A new state is a line here. */
export const actionsInState = {
  confirmed: ["check_in", "change_answers", "cancel"],
  waiting: ["change_answers", "leave_queue"],
  offered: ["accept_offer", "pass_offer", "change_answers"],
  under_review: ["change_answers", "cancel"],
  entered: ["change_answers", "cancel"],
  declined: ["apply"],
  cancelled: ["apply"],
} as const satisfies Record<ApplicationState, readonly ApplicationAction[]>;

const isAhead = ({ event }: ActionFacts, now: Date) => !event.isCancelled && !hasBegun(event.startAt, now);

const holdsOffer = (facts: ActionFacts, now: Date) =>
  !facts.isOnHold &&
  isAhead(facts, now) &&
  facts.offerExpiresAt !== null &&
  !isOfferOver(facts.offerExpiresAt, now);

/** The rest of what each needs, beside the state. */
const conditions: Record<ApplicationAction, (facts: ActionFacts, now: Date) => boolean> = {
  apply: (facts, now) =>
    applyState(facts.event, now) === "open" &&
    facts.isAdmitted &&
    !isDeclinedByOrganizer({ state: facts.state, decided_at: facts.decidedAt }),
  change_answers: (facts, now) =>
    facts.asksAnything &&
    !facts.isOnHold &&
    !facts.event.isElsewhere &&
    (isWindowOpen(applyState(facts.event, now)) || isReopened(facts.answersOpenUntil, facts.event, now)),
  cancel: isAhead,
  leave_queue: isAhead,
  accept_offer: holdsOffer,
  // It does not expire while the event is on hold.
  pass_offer: (facts, now) => holdsOffer(facts, now) || (facts.isOnHold && isAhead(facts, now)),
  check_in: ({ event, isOnHold, endAt, isCheckedIn }, now) => {
    const window = attendanceWindow({ start_at: event.startAt, end_at: endAt });
    return !isCheckedIn && !isOnHold && !event.isCancelled && isInWindow(window, now);
  },
};

/**
 * Actions that are open to an applicant now: the API's answers, the page, my page, the page behind a mail's link and mails all ask
 * here. In the order of `actionsInState`.
 */
export function availableActions(facts: ActionFacts, now: Date): ApplicationAction[] {
  return actionsInState[facts.state].filter((action) => conditions[action](facts, now));
}
