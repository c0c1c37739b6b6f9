import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { planForValues } from "../../../platform/db/named-statements.server.ts";
import { analyseSearch } from "./analysis/analyse-search.server.ts";

/** Of more, a list meets enough as it walks the events in order. */
const namedAtMost = 2000;

/** The ids of the events that have the terms; null of too many to name them. */
async function findIdsWithTerms(db: Executor, matches: string): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select find_search_documents(${matches}::tsquery, ${namedAtMost + 1})) as ids`.execute(db);
  const ids = rows[0]?.ids ?? [];
  return ids.length > namedAtMost ? null : ids;
}

/**
 * The condition that an event `e` has all words of a search. Few are named by their ids: the database cannot tell them from
 * many, and would walk all events for a word that none has.
 * @param isWalked whether the events are read in order until a page is full; else all are wanted
 */
export async function matchesSearch(db: Executor, query: string, now: Date, isWalked: boolean) {
  const { matches } = await analyseSearch(db, query, now);
  if (!matches) return sql<SqlBool>`false`;
  const ids = await findIdsWithTerms(db, matches);
  if (ids) return hasId(ids);
  if (isWalked) return hasTerms(matches);
  // As an array: the planner takes ids that a function answers for many times the same.
  return sql<SqlBool>`${planForValues} e.id = any(array(select find_search_documents(${matches}::tsquery, null)))`;
}

function hasId(ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${planForValues} e.id = any(${ids}::integer[])`;
}

/** The condition that an event `e` has the terms, asked event by event. */
function hasTerms(matches: string): RawBuilder<SqlBool> {
  // A scalar subquery, which the planner does not turn around into a join that reads all documents.
  return sql<SqlBool>`${planForValues} coalesce((
    select d.words @@ ${matches}::tsquery from event_search_documents d where d.event_id = e.id), false)`;
}
