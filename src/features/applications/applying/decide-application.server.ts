import { invalid, notFound, unauthenticated } from "../../../shared/app-error.ts";
import { isActive } from "../../../shared/application-states.ts";
import { hasBegun, isPublic } from "../../events/events.server.ts";
import type { ApplicationChange } from "../states/change-applications.server.ts";
import { isInWindow, requireApplicationsHere, requireOpen } from "./apply-errors.server.ts";
import { readAnswers } from "./apply-rules.ts";
import type { ApplicantFacts } from "./read-applicant.server.ts";

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
}

/**
 * What follows from somebody's wish to apply; null where they are applying already and nothing is to be written. Throws what
 * keeps them from it.
 */
export function decideToApply(
  { event, hasAccount, state, sequence }: ApplicantFacts,
  questions: Parameters<typeof readAnswers>[0],
  applicant: Applicant,
  { answers, accommodation }: SentApplication,
  now: Date,
): ApplicationChange | null {
  if (!event || !isPublic(event)) throw notFound("event");
  if (!hasAccount) throw unauthenticated();
  requireApplicationsHere(event, now);
  const isApplying = isActive(state);
  const hasAnswers = answers !== null && Object.keys(answers).length > 0;
  const isChange = hasAnswers || accommodation !== undefined;
  if (isApplying && (!isChange || !isInWindow(event, now))) return null;
  if (!isApplying) requireOpen(event, now);
  if (accommodation && !event.asks_accommodation) throw invalid("accommodation", "not_asked");
  return {
    eventId: event.id,
    userId: applicant.id,
    eventVersion: event.lock_version,
    from: state,
    sequence,
    to: isApplying && state ? state : "confirmed",
    at: now,
    answers: isApplying && !hasAnswers ? null : readAnswers(questions, answers ?? {}, applicant.email),
    accommodation: accommodation === undefined ? undefined : (accommodation ?? ""),
  };
}

/** As `decideToApply`, for somebody who has applied and cancels; also where the event is not published any more. */
export function decideToCancel(
  { event, hasAccount, state, sequence }: ApplicantFacts,
  userId: number,
  now: Date,
): ApplicationChange | null {
  if (!event || !state) throw notFound("application");
  if (!hasAccount) throw unauthenticated();
  if (!isActive(state)) return null;
  if (hasBegun(event.start_at, now)) throw invalid("start_at", "has_passed");
  return {
    eventId: event.id,
    userId,
    eventVersion: event.lock_version,
    from: state,
    sequence,
    to: "cancelled",
    at: now,
    answers: null,
  };
}
