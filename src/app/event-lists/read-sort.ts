import { type ListSort, listSorts } from "../../features/events/events.public.ts";
import { readFilters } from "./filters/event-filters.ts";

/** The orders that make sense for a list: what fits best comes first only where something is searched for. */
export function sortsFor(q: string | undefined): ListSort[] {
  return listSorts.filter((sort) => sort !== "best" || q);
}

/** The order that an address names; undefined where it names none that makes sense. */
export function readSort(search: URLSearchParams): ListSort | undefined {
  return sortsFor(readFilters(search).q).find((sort) => sort === search.get("sort"));
}
