import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { analyseSearch } from "../search/analysis/analyse-search.server.ts";
import type { Matches, SearchedEvents } from "../search/find-matches.server.ts";
import { findBestEvents, type RankedEvent, weighEvents } from "../search/rank-events.server.ts";
import { readListCursor, writeListCursor } from "./list-cursor.ts";

interface BestList {
  /** Events that the list may show, whatever is searched for. */
  events: SearchedEvents;
  /** Those of them that the search finds. */
  found: Matches;
  q: string;
  cursor: string | undefined;
  limit: number | undefined;
  /** Among equally good ones later events come first. */
  isPast: boolean;
  now: Date;
}

/** The ids of a page of what a search finds, what fits best first. */
export async function listBestEvents(db: Executor, list: BestList): Promise<Page<number>> {
  const { events, found, q, limit, isPast, now } = list;
  const after = placeOf(list.cursor);
  const search = await analyseSearch(db, q, now);
  const { matches } = search;
  if (!matches) return new Page([], null);
  const order = { isPast, after, most: limit === undefined ? undefined : limit + 1 };
  const rows = found.ids
    ? await weighEvents(db, search, found.ids, order)
    : await findBestEvents(db, events, { search, matches }, order);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return new Page(
    page.map(({ id }) => id),
    last && rows.length > page.length ? writeListCursor("best", [last.rank, last.at, last.id]) : null,
  );
}

function placeOf(cursor: string | undefined): RankedEvent | null {
  if (cursor === undefined) return null;
  const values = readListCursor("best", cursor);
  if (!values) throw invalid("cursor", "invalid");
  const [rank = 0, at = 0, id = 0] = values;
  return { rank, at, id };
}
