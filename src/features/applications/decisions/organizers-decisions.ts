/** The decisions of an organizer about an application: it gets a place, it gets none, or the decision is taken back. */
export const organizersDecisions = ["accept", "decline", "reset"] as const;
export type OrganizersDecision = (typeof organizersDecisions)[number];

/** Characters of the words that go with a decision. */
export const decisionMessageLength = 2000;
/** Until then a decision can be taken back before anybody is told of it by mail. */
const notifyAfterMs = 10 * 60 * 1000;

/** Time at which somebody is told of what is decided now: at once where the event begins before the ten minutes are over. */
export function notifyTime(startAt: Date, now: Date): Date {
  const later = new Date(now.getTime() + notifyAfterMs);
  return later < startAt ? later : now;
}
