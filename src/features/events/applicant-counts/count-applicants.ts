import {
  type ApplicationState,
  applicationStates,
  holdsPlace,
  isInQueue,
} from "../../../shared/application-states.ts";
import type { PlaceCounts } from "../places/free-places.ts";
import type { ApplicantCounts } from "./applicant-counts.contract.ts";

/** As it stands for an event that nobody can have applied to yet. */
export const nobodyApplied: ApplicantCounts = {
  states: Object.fromEntries(applicationStates.map((state) => [state, 0])) as ApplicantCounts["states"],
  attended: 0,
  told_of_change: 0,
  told_of_meeting: 0,
};

/** Number of people who have applied in a state of which a rule is true. */
export function countIn({ states }: ApplicantCounts, rule: (state: ApplicationState) => boolean): number {
  return applicationStates.reduce((sum, state) => sum + (rule(state) ? states[state] : 0), 0);
}

/** The numbers by which places are given, of counts that are newer than the event, or for another maximum. */
export function placeCountsOf(counts: ApplicantCounts, max: number): PlaceCounts {
  return {
    max_participant_num: max,
    applications_count: countIn(counts, holdsPlace),
    waiting_count: countIn(counts, isInQueue),
  };
}
