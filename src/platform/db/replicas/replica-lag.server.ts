import { sql } from "kysely";
import type { Db } from "../client.server.ts";
import type { Replica } from "./replica.server.ts";
import { withTimeLimit } from "./time-limit.ts";

/** How far a replica is behind; both are 0 where it has replayed everything. */
export interface ReplicaLag {
  /** Of the write-ahead log. */
  bytes: number;
  /** Since the last commit that it has replayed. */
  seconds: number;
}

/** The end of the primary's log. */
export async function logPosition(primary: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(primary);
  return (rows[0] as { at: string }).at;
}

const question = `
  select greatest(pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()), 0)::float8 as bytes,
         case when pg_last_wal_replay_lsn() >= $1 then 0
              else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)
         end::float8 as seconds
   where pg_is_in_recovery()`;

/** Less than who watches waits for all of them. */
const patienceMs = 1000;

/** Null where it does not answer in a second, or is no standby. */
export async function lagBehind(position: string, replica: Replica): Promise<ReplicaLag | null> {
  const asked = replica.ask<ReplicaLag>(question, [position]);
  const rows = await withTimeLimit(patienceMs, asked, new Error("timeout")).catch(() => []);
  return rows[0] ?? null;
}
