import { sql } from "kysely";
import type { Executor } from "../client.server.ts";

/**
 * Keeps everybody from writing, and from reading the tables that the migrations name, until the transaction ends.
 * All locks come before the first change: taken one by one as the migrations go, a request of the version before that holds
 * the next table and wants the last is a deadlock. Throws {@link isLockRefused}'s error when they did not come within
 * `waitMs`: those who hold them may be waiting for us.
 */
export async function lockForMigration(
  tx: Executor,
  migrations: { text: string }[],
  waitMs: number,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'migrations'
     order by 1`.execute(tx);
  const names = rows.map(({ name }) => name);
  const changed = names.filter((name) =>
    migrations.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  const others = names.filter((name) => !changed.includes(name));
  await sql.raw(`set local statement_timeout = ${waitMs}`).execute(tx);
  await lock(tx, changed, "access exclusive");
  await lock(tx, others, "share row exclusive");
  await sql`set local statement_timeout = 0`.execute(tx);
}

async function lock(tx: Executor, tables: string[], mode: string): Promise<void> {
  if (tables.length === 0) return;
  await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in ${sql.raw(mode)} mode`.execute(
    tx,
  );
}

/** Whether the transaction can be tried again: its time for locks was over (57014), or it was a deadlock's victim (40P01). */
export function isLockRefused(error: unknown): boolean {
  return ["57014", "40P01"].includes(String((error as { code?: unknown } | null)?.code));
}
