import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import { planForValues } from "../../../platform/db/named-statements.server.ts";
import type { AnalysedSearch } from "./analyse-search.server.ts";
import { fieldWeights, scoreOf } from "./score-search.ts";
import { hasTerms } from "./search-events.server.ts";

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
const weighedAtMost = 500;

export interface BestEvents {
  /** In order. */
  ranked: RankedEvent[];
  /** What comes after them, in order: too many to weigh, so that they stand by their start alone. */
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
  const all = await weigh(ranking, "words");
  if (all) return { ranked: all, rest: [] };
  const { matches } = ranking;
  const inTitle = hasTerms("title", matches);
  const elsewhere = { rank: 0, condition: sql<SqlBool>`(${hasTerms("words", matches)} and not ${inTitle})` };
  const titled = await weigh(ranking, "title");
  if (titled) return { ranked: titled, rest: [elsewhere] };
  return { ranked: [], rest: [{ rank: 1, condition: inTitle }, elsewhere] };
}

/** Null where there are too many. */
async function weigh(
  { db, listed, search, matches, isPast }: Ranking,
  field: "words" | "title",
): Promise<RankedEvent[] | null> {
  const found = listed
    .innerJoin("event_search_documents as d", "d.event_id", "e.id")
    .where(sql<SqlBool>`${planForValues} ${sql.ref(`d.${field}`)} @@ ${matches}::tsquery`)
    .select(["e.id", "e.start_at", ...fields.map((name) => `d.${name}` as const), "d.titles"])
    .limit(weighedAtMost + 1);
  const direction = sql.raw(isPast ? "desc" : "asc");
  const rows = await db
    .selectFrom(found.as("found"))
    .select(["found.id", "found.start_at", scoreOf(search).as("rank")])
    .orderBy(sql`rank desc, start_at ${direction}, id ${direction}`)
    .execute();
  if (rows.length > weighedAtMost) return null;
  return rows.map(({ id, start_at, rank }) => ({ id, at: start_at.getTime(), rank }));
}
