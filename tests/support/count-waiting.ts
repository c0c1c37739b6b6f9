import { sql } from "kysely";
import type { Executor } from "../../src/platform/db/client.server.ts";

/** How many statements of the test's database wait for a lock. */
export async function countWaiting(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
