import { type EventFilters, readFilters } from "../filters/event-filters.ts";
import { readFacts, type TypedFacts } from "../filters/fact-words.ts";

/** The filters of a list, and the words of its search that were taken for some of them. */
export interface Search {
  filters: EventFilters;
  taken: TypedFacts["taken"];
}

/**
 * As `readFilters`, for loaders: words that say what a filter says are that filter. The one place where they become it; browsers
 * send them as they were typed, so that no page carries the words.
 */
export function readSearch(search: URLSearchParams): Search {
  const { q = "", when, from, to, ...filters } = readFilters(search);
  const { facts, rest, taken } = readFacts(q);
  const days = facts.when ? {} : { ...(when && { when }), ...(from && { from }), ...(to && { to }) };
  return { filters: { ...(rest && { q: rest }), ...days, ...filters, ...facts }, taken };
}
