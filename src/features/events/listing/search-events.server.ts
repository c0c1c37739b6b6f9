import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { planForValues } from "../../../platform/db/named-statements.server.ts";

const fewAtMost = 2000;

/**
 * The condition that an event `e` has all words of a search. Few matches are found by the index and named by their ids; of
 * many the list meets enough as it walks the events in order. The database cannot tell the two apart, since it does not
 * know how often a word is used, and would walk all events for a word that none has.
 */
export async function matchesSearch(db: Executor, query: string) {
  const { rows } = await sql<{ id: number }>`
    select s.event_id as id from event_search_terms s where ${holds(query)} limit ${fewAtMost + 1}`.execute(
    db,
  );
  if (rows.length > fewAtMost) {
    return sql<SqlBool>`exists (select from event_search_terms s where s.event_id = e.id and ${holds(query)})`;
  }
  return sql<SqlBool>`${planForValues} e.id = any(${rows.map(({ id }) => id)}::integer[])`;
}

/** The terms find candidates by index; then every word must really be there. */
function holds(query: string) {
  const words = sql`search_query_words(${query})`;
  return sql<SqlBool>`${planForValues} s.terms @> search_query_terms(${words}) and cardinality(${words}) > 0
    and not exists (select from unnest(${words}) word where position(word in s.text) = 0)`;
}
