import { sql } from "kysely";
import { type Db, openDatabase } from "../../src/platform/db/client.server.ts";

/** One connection that chooses its plans as PostgreSQL does by itself; in tests each statement is planned for its values. */
export async function openPlanning(databaseUrl: string): Promise<Db> {
  const db = openDatabase(databaseUrl, { max: 1 });
  await sql`set plan_cache_mode = auto`.execute(db);
  return db;
}

/** How often the connection has run its prepared statement with this text in it: by a plan of its own each, and by the one that it keeps. */
export async function countPlans(db: Db, text: string): Promise<{ planned: number; kept: number }> {
  const { rows } = await sql<{ planned: number; kept: number }>`
    select custom_plans::int as planned, generic_plans::int as kept
      from pg_prepared_statements where strpos(statement, ${text}) > 0`.execute(db);
  return rows[0] ?? { planned: 0, kept: 0 };
}
