import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { analyseSearch } from "../search/analyse-search.server.ts";
import { type Listed, type RankedEvent, rankEvents } from "../search/rank-events.server.ts";
import { readListCursor, writeListCursor } from "./list-cursor.ts";

interface BestList {
  /** Events `e` that the list may show, whatever is searched for. */
  listed: Listed;
  q: string;
  cursor: string | undefined;
  limit: number | undefined;
  /** Among equally good ones later events come first. */
  isPast: boolean;
  now: Date;
}

/** The ids of a page of what a search finds, what fits best first. */
export async function listBestEvents(db: Executor, list: BestList): Promise<Page<number>> {
  const { listed, q, limit, isPast, now } = list;
  const after = placeOf(list.cursor);
  const search = await analyseSearch(db, q, now);
  const { matches } = search;
  if (!matches) return new Page([], null);
  const { ranked, rest } = await rankEvents({ db, listed, search, matches, isPast });
  const missing = (found: readonly RankedEvent[]) =>
    limit === undefined ? undefined : limit + 1 - found.length;
  const rows = ranked.filter((row) => !after || isBehind(row, after, isPast));
  for (const { rank, condition } of rest) {
    const count = missing(rows);
    if (count !== undefined && count <= 0) break;
    if (after && rank > after.rank) continue;
    const place = after?.rank === rank ? after : null;
    rows.push(...(await walk(listed.where(condition), { rank, after: place, count, isPast })));
  }
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

function isBehind(row: RankedEvent, place: RankedEvent, isPast: boolean): boolean {
  if (row.rank !== place.rank) return row.rank < place.rank;
  const later = row.at === place.at ? row.id - place.id : row.at - place.at;
  return isPast ? later < 0 : later > 0;
}

interface Walk {
  rank: number;
  after: RankedEvent | null;
  count: number | undefined;
  isPast: boolean;
}

/** Events in the order of their start. */
async function walk(listed: Listed, { rank, after, count, isPast }: Walk): Promise<RankedEvent[]> {
  const direction = isPast ? "desc" : "asc";
  let query = listed
    .select(["e.id", "e.start_at"])
    .orderBy("e.start_at", direction)
    .orderBy("e.id", direction);
  if (after) {
    const sign = sql.raw(isPast ? "<" : ">");
    query = query.where(sql<SqlBool>`(e.start_at, e.id) ${sign} (${new Date(after.at)}, ${after.id})`);
  }
  const rows = await (count === undefined ? query : query.limit(count)).execute();
  return rows.map(({ id, start_at }) => ({ id, at: start_at.getTime(), rank }));
}
