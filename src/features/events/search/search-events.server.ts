import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { planForValues } from "../../../platform/db/named-statements.server.ts";
import { analyseSearch } from "./analyse-search.server.ts";

const fewAtMost = 2000;

/**
 * The condition that an event `e` has all words of a search. Few matches are found by the index and named by their ids; of
 * many the list meets enough as it walks the events in order. The database cannot tell the two apart, since it does not
 * know how often a word is used, and would walk all events for a word that none has.
 */
export async function matchesSearch(db: Executor, query: string, now: Date) {
  const { matches } = await analyseSearch(db, query, now);
  if (!matches) return sql<SqlBool>`false`;
  const { rows } = await sql<{ id: number }>`
    select d.event_id as id from event_search_documents d
     where ${planForValues} d.words @@ ${matches}::tsquery limit ${fewAtMost + 1}`.execute(db);
  if (rows.length > fewAtMost) return hasTerms("words", matches);
  return sql<SqlBool>`${planForValues} e.id = any(${rows.map(({ id }) => id)}::integer[])`;
}

/** The condition that a field of an event `e` has the terms. */
export function hasTerms(field: "words" | "title", matches: string) {
  return sql<SqlBool>`${planForValues} exists (
    select from event_search_documents d where d.event_id = e.id and ${sql.ref(`d.${field}`)} @@ ${matches}::tsquery)`;
}
