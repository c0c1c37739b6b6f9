import { type AppError, invalid, notFound } from "../../../shared/app-error.ts";
import {
  type ApplyObstacle,
  applyObstacles,
  applyState,
  factsOfRow,
  isAdmittedByProfile,
  isWindowOpen,
  priorityOfRow,
} from "../../events/events.server.ts";
import type { ApplicantFacts, EventFacts } from "./read-applicant.server.ts";

type Event = Parameters<typeof factsOfRow>[0];

/** The API's error for each; it takes applications before they open (decision 19). */
const errors = {
  not_public: () => notFound("event"),
  cancelled: () => invalid("event", "is_cancelled"),
  started: () => invalid("start_at", "has_passed"),
  closed: () => invalid("apply_due", "has_passed"),
  elsewhere: () => invalid("event", "own_page"),
  full: () => invalid("event", "full"),
} satisfies Partial<Record<ApplyObstacle, () => AppError>>;

/**
 * Throws where the provider takes the applications. The API's contract puts this before the time and before what one has sent
 * already, unlike the pages (decision 21).
 */
export function requireApplicationsHere(event: Event, now: Date): void {
  const obstacles = applyObstacles(factsOfRow(event), now);
  if (obstacles.includes("elsewhere") && obstacles[0] !== "cancelled") throw errors.elsewhere();
}

/** Throws what keeps anybody from getting a place at the moment. */
export function requireOpen(event: Event, now: Date): void {
  for (const obstacle of applyObstacles(factsOfRow(event), now)) {
    if (obstacle !== "not_yet_open") throw errors[obstacle]();
  }
}

/** Throws what has ended the time of applying: a full event, and one that opens later, can still be waited for. */
export function requireWindow(event: Event, now: Date): void {
  const state = applyState(factsOfRow(event), now);
  if (!isWindowOpen(state)) throw errors[state]();
}

/** Throws where only others may apply so far. */
export function requireAdmitted(
  event: EventFacts,
  { person, formerProfiles }: Pick<ApplicantFacts, "person" | "formerProfiles">,
  now: Date,
): void {
  const priority = priorityOfRow(event);
  if (priority && !isAdmittedApplicant(event, { person, formerProfiles }, now)) {
    throw invalid("event", "priority_lasts", { until: priority.until });
  }
}

/** Whether a priority lets somebody apply, by the profile that they had when people could first apply. */
export function isAdmittedApplicant(
  event: EventFacts,
  { person, formerProfiles }: Pick<ApplicantFacts, "person" | "formerProfiles">,
  now: Date,
): boolean {
  return isAdmittedByProfile(event, person, formerProfiles, now);
}

export function isInWindow(event: Event, now: Date): boolean {
  return isWindowOpen(applyState(factsOfRow(event), now));
}
