/**
 * The orders of event lists: by start (upcoming ones soonest first, past ones newest first), the newest entries first, those
 * with the most applications first, and, for a search, what fits best first.
 */
export const listSorts = ["start_at", "newest", "popular", "best"] as const;
export type ListSort = (typeof listSorts)[number];

interface Sorted {
  q?: string;
  sort?: ListSort;
}

/** The order of a list that names none: a search begins with what fits best. */
export function sortOf({ q, sort }: Sorted): ListSort {
  return sort ?? (q ? "best" : "start_at");
}
