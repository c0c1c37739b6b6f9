import { sql } from "kysely";
import type { Executor, Tx } from "./client.server.ts";

/**
 * Statements that are to read no table row by row, though the planner might prefer it: it does not know how long values take to
 * read that stand outside of the row.
 */
export async function withoutSequentialScans<Result>(
  db: Executor,
  read: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  const readSo = async (tx: Executor) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const result = await read(tx);
    if (db.isTransaction) await sql`set local enable_seqscan = on`.execute(tx);
    return result;
  };
  return db.isTransaction ? readSo(db as Tx) : db.transaction().setAccessMode("read only").execute(readSo);
}
