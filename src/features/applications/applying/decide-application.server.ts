import { invalid, notFound, unauthenticated } from "../../../shared/app-error.ts";
import { isActive } from "../../../shared/application-states.ts";
import {
  type ApplyingOutcome,
  applyingOutcome,
  factsOfRow,
  hasBegun,
  isAhead,
  isOnHold,
  isPublic,
  isQueued,
  meetsAffiliation,
} from "../../events/events.server.ts";
import { isDeclinedByOrganizer } from "../actions/is-declined-by-organizer.ts";
import { isOfferOver } from "../actions/is-offer-over.ts";
import { isReopened } from "../actions/is-reopened.ts";
import type { ApplicationChange } from "../states/change-applications.server.ts";
import {
  isInWindow,
  requireAdmitted,
  requireApplicationsHere,
  requireOpen,
  requireWindow,
} from "./apply-errors.server.ts";
import { readAnswers } from "./parse-answers.ts";
import type { ApplicantFacts, EventFacts } from "./read-applicant.server.ts";
import type { Decision } from "./settle-application.server.ts";

export interface Applicant {
  id: number;
  email: string;
}

/** An application as it was sent. */
export interface SentApplication {
  /** Keyed `q_{question id}`; null where none were sent. */
  answers: Record<string, string | null | undefined> | null;
  /** Undefined leaves what was asked for before; null and an empty text take it back. */
  accommodation?: string | null | undefined;
  /** Undefined leaves the wish of an application that lasts. */
  asksBeforePromotion?: boolean | undefined;
  /** Where the visit came from that led to it (`viewSource`). */
  source?: string | undefined;
}

/**
 * What follows from somebody's wish to apply; null where they are applying already and nothing is to be written. Throws what
 * keeps them from it.
 */
export function decideToApply(
  facts: ApplicantFacts,
  questions: Parameters<typeof readAnswers>[0],
  applicant: Applicant,
  { answers, accommodation, asksBeforePromotion, source }: SentApplication,
  now: Date,
): Decision | null {
  const { event, state, sequence } = facts;
  if (!event || !isPublic(event)) throw notFound("event");
  if (!facts.mayAct) throw unauthenticated();
  requireApplicationsHere(event, now);
  const isApplying = isActive(state);
  const hasAnswers = answers !== null && Object.keys(answers).length > 0;
  const isChange = hasAnswers || accommodation !== undefined;
  const canChange = isInWindow(event, now) || isReopened(facts.answersOpenUntil, factsOfRow(event), now);
  const changesAnswers = isApplying && isChange && canChange;
  // People wait on after the deadline, so what they wish for their turn can change as long as there may be one.
  const changesWish =
    isApplying && isOtherWish(facts, asksBeforePromotion) && isAhead(factsOfRow(event), now);
  if (isApplying && !changesAnswers && !changesWish) return null;
  if (!isApplying) {
    requireWindow(event, now);
    requireAdmitted(event, facts, now);
    requireOpen(event, now);
    if (event.requires_confirmed_email && !facts.hasConfirmedEmail) throw invalid("email", "not_confirmed");
    if (!meetsAffiliation(event, facts.affiliation, now)) throw invalid("affiliation", "needed");
    if (isDeclinedByOrganizer({ state, decided_at: facts.decidedAt }))
      throw invalid("event", "does_not_accept");
  }
  const isLate = isApplying && !changesAnswers;
  if (!isLate && accommodation && !event.asks_accommodation) throw invalid("accommodation", "not_asked");
  const change = {
    eventId: event.id,
    userId: applicant.id,
    eventVersion: event.lock_version,
    from: state,
    sequence,
    at: now,
    answers:
      isLate || (isApplying && !hasAnswers) ? null : readAnswers(questions, answers ?? {}, applicant.email),
    accommodation: isLate || accommodation === undefined ? undefined : (accommodation ?? ""),
    asksBeforePromotion,
  };
  if (isApplying && state) return { change: { ...change, to: state, news: null }, isQueued: isQueued(event) };
  return {
    change: { ...change, source, isApplying: true, ...outcomes(event)[applyingOutcome(factsOfRow(event))] },
    isQueued: isQueued(event),
  };
}

const isOtherWish = (facts: ApplicantFacts, wish: boolean | undefined) =>
  wish !== undefined && wish !== facts.asksBeforePromotion;

/** People who ask for a place wait for one where the last has just gone and the event has a waiting list. */
function outcomes({
  has_waiting_list,
}: EventFacts): Record<ApplyingOutcome, Pick<ApplicationChange, "to" | "news" | "overflow">> {
  const place = {
    to: "confirmed",
    news: "confirmed",
    overflow: has_waiting_list ? ({ to: "waiting", news: "queued" } as const) : undefined,
  } as const;
  return {
    place,
    waiting_list: place,
    review: { to: "under_review", news: "under_review" },
    draw: { to: "entered", news: "entered" },
  };
}

/**
 * As `decideToApply`, for somebody who has applied and cancels, or for whom an organizer does; also where the event is not published any
 * more.
 * @param byOrganizer what the organizer has to say to the person, who is told by mail
 */
export function decideToCancel(
  { event, hasAccount, state, sequence }: ApplicantFacts,
  userId: number,
  now: Date,
  byOrganizer?: { message: string },
): Decision | null {
  if (byOrganizer && !(event && state && hasAccount)) throw notFound("user");
  if (!event || !state) throw notFound("application");
  if (!hasAccount) throw unauthenticated();
  if (!isActive(state)) return null;
  if (byOrganizer && event.cancelled_at) throw invalid("event", "is_cancelled");
  if (hasBegun(event.start_at, now)) {
    throw byOrganizer ? invalid("event", "has_begun") : invalid("start_at", "has_passed");
  }
  const change: ApplicationChange = {
    eventId: event.id,
    userId,
    eventVersion: event.lock_version,
    from: state,
    sequence,
    to: "cancelled",
    news: byOrganizer ? "cancelled_by_organizer" : "cancelled",
    ...(byOrganizer && {
      cancelReason: "organizer",
      decision: { message: byOrganizer.message, notifyAt: null },
    }),
    at: now,
    answers: null,
  };
  return { change, isQueued: isQueued(event) };
}

/** As `decideToApply`, for somebody who accepts the place that is kept for them; null where they are coming already. */
export function decideToAcceptOffer(
  { event, mayAct, state, sequence, offerExpiresAt }: ApplicantFacts,
  userId: number,
  now: Date,
): Decision | null {
  if (event && isOnHold(event)) throw notFound("event");
  if (!event || !state) throw notFound("offer");
  if (!mayAct) throw unauthenticated();
  if (state === "confirmed") return null;
  if (!offerExpiresAt) throw notFound("offer");
  if (event.cancelled_at) throw invalid("event", "is_cancelled");
  if (state !== "offered" || isOfferOver(offerExpiresAt, now)) throw invalid("offer", "has_expired");
  const change = {
    eventId: event.id,
    userId,
    eventVersion: event.lock_version,
    from: state,
    sequence,
    to: "confirmed",
    news: "confirmed",
    at: now,
    answers: null,
  } as const;
  return { change, isQueued: isQueued(event) };
}
