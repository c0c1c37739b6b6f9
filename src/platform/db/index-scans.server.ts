import { sql } from "kysely";
import type { Executor } from "./client.server.ts";

/**
 * Statements that are to read no table row by row, though the planner might prefer it: it does not know how long values take to
 * read that stand outside of the row.
 */
export async function withoutSequentialScans<Result>(
  db: Executor,
  read: (executor: Executor) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) {
    await sql`set local enable_seqscan = off`.execute(db);
    const result = await read(db);
    await sql`set local enable_seqscan = on`.execute(db);
    return result;
  }
  return db.connection().execute(async (connection) => {
    // Beginning and setting together save a round trip, which counts for answers within some milliseconds.
    await sql.raw("begin read only; set local enable_seqscan = off").execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql.raw("rollback").execute(connection);
    }
  });
}
