import { sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";

/** How long a file can be downloaded, or that there is none is told. */
export const availableMs = 7 * dayMs;

/** Pauses before a failed export is tried again; after the last one it is given up. */
const pausesMs = [10_000, 60_000, 360_000, 2_160_000];

/** An export in the hands of this process. */
export interface ClaimedExport {
  id: number;
  user_id: number;
  file_key: string;
  /** This try counted. */
  attempts: number;
}

/** Ids of exports whose time has come, the longest due first. Those of blocked people wait until they may act again. */
export async function findDueExports(db: Executor, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("account_exports as x")
    .innerJoin("users as u", "u.id", "x.user_id")
    .select("x.id")
    .where("x.state", "=", "waiting")
    .where("x.next_try_at", "<=", now)
    .where(mayAct("u"))
    .orderBy("x.next_try_at")
    .orderBy("x.id")
    .limit(10)
    .execute();
  return rows.map(({ id }) => id);
}

/** Until the transaction ends nobody else makes or removes this export. @returns false where somebody does */
export async function lockExport(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('tsudoi account export'), ${id}) as is_ours`.execute(tx);
  return rows[0]?.is_ours === true;
}

/**
 * Takes an export that this process has locked; null where it is made already. It counts before the work, so that one which ends the process each
 * time is given up as well.
 */
export async function claimExport(db: Executor, id: number, now: Date): Promise<ClaimedExport | null> {
  const { rows } = await sql<ClaimedExport>`
    update account_exports
       set attempts = attempts + 1, next_try_at = ${now}
     where id = ${id} and state = 'waiting' and user_id is not null and next_try_at <= ${now}
    returning id, user_id, file_key, attempts`.execute(db);
  const claimed = rows[0];
  if (!claimed || claimed.attempts <= pausesMs.length + 1) return claimed ?? null;
  await giveUp(db, id, now);
  return null;
}

/** After a failure: another try later, or none. */
export async function tryLater(db: Executor, { id, attempts }: ClaimedExport, now: Date): Promise<void> {
  const pause = pausesMs[attempts - 1];
  if (pause === undefined) return giveUp(db, id, now);
  await db
    .updateTable("account_exports")
    .set({ next_try_at: new Date(now.getTime() + pause) })
    .where("id", "=", id)
    .execute();
}

async function giveUp(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .updateTable("account_exports")
    .set({ state: "failed", expires_at: new Date(now.getTime() + availableMs) })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}
