/** Where an event stands for its managers: each is in one of these, whatever its hosts. */
export const managedStates = ["draft", "coming", "past", "cancelled"] as const;
export type ManagedState = (typeof managedStates)[number];

/**
 * The orders of the list of a manager's events: by start (coming ones and drafts soonest first, all others newest first), by
 * title in the reader's language, the last changed first, and those with the most seats taken first.
 */
export const managedSorts = ["start_at", "title", "updated_at", "seats"] as const;
export type ManagedSort = (typeof managedSorts)[number];
