import { type CursorName, isListCursor, type ListSort, sortOf } from "../../features/events/events.public.ts";
import { readFilters } from "./filters/event-filters.ts";
import { readSort } from "./read-sort.ts";

export type { CursorName };

/**
 * Where the lists of a page begin, for readers without scripts who have asked for more; what means nothing in the list's
 * order is left out.
 */
export function readCursors(search: URLSearchParams): { [name in CursorName]?: string } {
  const { q } = readFilters(search);
  const sort = sortOf({ q, sort: readSort(search) });
  const sorts: Record<CursorName, ListSort> = { cursor: sort, own_cursor: sort, past_cursor: sortOf({ q }) };
  const found = (Object.entries(sorts) as [CursorName, ListSort][]).map(
    ([name, sort]) => [name, search.get(name) ?? "", sort] as const,
  );
  return Object.fromEntries(
    found.filter(([, cursor, sort]) => isListCursor(sort, cursor)).map(([name, cursor]) => [name, cursor]),
  );
}
