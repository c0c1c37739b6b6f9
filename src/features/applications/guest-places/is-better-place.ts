import type { ApplicationState } from "../../../shared/application-states.ts";

/** One of two applications of a person to an event. */
export interface ComparedPlace {
  state: ApplicationState;
  /** Smaller is next; null for who does not wait. */
  queueNumber: number | null;
  hasCome: boolean;
}

const fromBest: readonly ApplicationState[] = [
  "confirmed",
  "offered",
  "waiting",
  "under_review",
  "entered",
  "declined",
  "cancelled",
];

/**
 * Whether the place that an organizer has given is the one to have, of that and one's own application; of two that are alike it is one's own,
 * unless it was by the other that the person was checked in.
 */
export function isBetterPlace(given: ComparedPlace, own: ComparedPlace): boolean {
  const difference = fromBest.indexOf(given.state) - fromBest.indexOf(own.state);
  if (difference !== 0) return difference < 0;
  if (given.hasCome !== own.hasCome) return given.hasCome;
  return (given.queueNumber ?? 0) < (own.queueNumber ?? 0);
}
