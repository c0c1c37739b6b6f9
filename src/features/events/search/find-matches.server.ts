import { type SelectQueryBuilder, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import { withoutSequentialScans } from "../../../platform/db/index-scans.server.ts";
import { planForValues } from "../../../platform/db/named-statements.server.ts";

/** Events `e` that a list may show, whatever is searched for, with the columns by which they are found. */
export type SearchedEvents = SelectQueryBuilder<
  DB & {
    e: Pick<DB["events"], "id" | "start_at"> &
      Pick<DB["event_search_documents"], "words" | "fields" | "titles">;
  },
  "e",
  object
>;

/** To weigh all words in all fields takes time for each event; of more, the best are found rank by rank. */
const weighedAtMost = 1000;

export interface Matches {
  count: number;
  /** Null of more than are weighed one by one. */
  ids: number[] | null;
}

/** How many events have the terms, and which ones. */
export async function findMatches(
  db: Executor,
  events: SearchedEvents,
  matches: string,
  most = weighedAtMost,
): Promise<Matches> {
  const found = events
    .where(sql<boolean>`${planForValues} e.words @@ ${matches}::tsquery`)
    .select(sql<number>`count(*)::integer`.as("count"))
    .select(sql<number[] | null>`case when count(*) <= ${most} then array_agg(e.id) end`.as("ids"));
  const { count, ids } = await withoutSequentialScans(db, (tx) =>
    tx.executeQuery(found).then(({ rows: [row] }) => row as Matches),
  );
  return { count, ids: count === 0 ? [] : ids };
}
