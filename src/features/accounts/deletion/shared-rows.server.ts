import { sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import type { AccountDeletion, SharedKind } from "./account-deletion.server.ts";

/** Rows that the person shares with others, as sorted ids. */
export type SharedRows = ReadonlyMap<SharedKind, readonly number[]>;

/** Everything that others may hold while they write to or about the person. */
export async function findSharedRows(
  db: Executor,
  userId: number,
  features: readonly AccountDeletion[],
): Promise<SharedRows> {
  const queries = features.flatMap((feature) => feature.sharedRows?.(userId) ?? []);
  const { rows } = await sql<{ kind: SharedKind; ids: number[] }>`
    select kind, array_agg(distinct id order by id) as ids
      from (${sql.join(queries, sql` union all `)}) as shared (kind, id)
     group by kind`.execute(db);
  return new Map(rows.map(({ kind, ids }) => [kind, ids]));
}

/** Locks them until the transaction ends, kind after kind and each by id. */
export async function lockSharedRows(
  tx: Tx,
  userId: number,
  features: readonly AccountDeletion[],
): Promise<SharedRows> {
  const shared = await findSharedRows(tx, userId, features);
  for (const { locks } of features) await locks?.lock(tx, shared.get(locks.kind) ?? []);
  return shared;
}

/** Whether there are rows among `present` that are not in `locked`. */
export function hasOthersThan(locked: SharedRows, present: SharedRows): boolean {
  return [...present].some(([kind, ids]) => ids.some((id) => !locked.get(kind)?.includes(id)));
}
