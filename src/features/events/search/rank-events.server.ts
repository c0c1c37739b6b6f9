import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import type { AnalysedSearch } from "./analyse-search.server.ts";
import { fieldWeights, scoreOf } from "./score-search.ts";
import { findIdsWithTerms, hasId, hasTerms } from "./search-events.server.ts";

/** An event's place in the order of a search: a higher rank comes first, then whichever is sooner (of past ones: later). */
export interface RankedEvent {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  rank: number;
}

/** Events `e` that a list may show, whatever is searched for. */
export type Listed = SelectQueryBuilder<DB & { e: DB["events"] }, "e", object>;

const fields = Object.keys(fieldWeights) as (keyof typeof fieldWeights)[];

/** To weigh all words in all fields takes time for each event; among more than these, nobody reads on to the last. */
const weighedAtMost = 1000;

export interface BestEvents {
  /** In order. */
  ranked: RankedEvent[];
  /** Matches after them, in order: too many to weigh, so they are ordered by start alone. */
  rest: { rank: number; condition: RawBuilder<SqlBool> }[];
}

interface Ranking {
  db: Executor;
  /** Events that may be shown, whatever is searched for. */
  listed: Listed;
  search: AnalysedSearch;
  /** That of the search. */
  matches: string;
  /** Past events stand newest first. */
  isPast: boolean;
}

/** The best events for a search. Where its words are in very many, those that have all of them in the title come first. */
export async function rankEvents(ranking: Ranking): Promise<BestEvents> {
  const { db, matches } = ranking;
  const ids = await findIdsWithTerms(db, "words", matches);
  if (ids && ids.length <= weighedAtMost) return { ranked: await weigh(ranking, ids), rest: [] };
  const titled = await findIdsWithTerms(db, "title", matches);
  const inTitle = titled ? hasId(titled) : hasTerms("title", matches);
  const anywhere = ids ? hasId(ids) : hasTerms("words", matches);
  const elsewhere = { rank: 0, condition: sql<SqlBool>`(${anywhere} and not ${inTitle})` };
  if (titled && titled.length <= weighedAtMost) {
    return { ranked: await weigh(ranking, titled), rest: [elsewhere] };
  }
  return { ranked: [], rest: [{ rank: 1, condition: inTitle }, elsewhere] };
}

async function weigh(
  { db, listed, search, isPast }: Ranking,
  ids: readonly number[],
): Promise<RankedEvent[]> {
  if (ids.length === 0) return [];
  const found = listed
    .innerJoin("event_search_documents as d", "d.event_id", "e.id")
    .where(hasId(ids))
    .select(["e.id", "e.start_at", ...fields.map((name) => `d.${name}` as const), "d.titles"]);
  const direction = sql.raw(isPast ? "desc" : "asc");
  const rows = await db
    .selectFrom(found.as("found"))
    .select(["found.id", "found.start_at", scoreOf(search).as("rank")])
    .orderBy(sql`rank desc, start_at ${direction}, id ${direction}`)
    .execute();
  return rows.map(({ id, start_at, rank }) => ({ id, at: start_at.getTime(), rank }));
}
