import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";

const columns = ["id", "name", "note", "created_at"] as const;

interface WalkInRow {
  id: number;
  name: string;
  note: string;
  created_at: Date;
}

/** In the order of their coming. */
export function findWalkIns(db: Executor, eventId: number): Promise<WalkInRow[]> {
  return db
    .selectFrom("walk_ins")
    .select(columns)
    .where("event_id", "=", eventId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
}

export async function countWalkIns(db: Executor, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom("walk_ins")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("event_id", "=", eventId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records a walk-in once: sent again, by a device that has not heard the answer, it is the one of the first time. */
export async function recordWalkIn(
  db: Db,
  eventId: number,
  { nonce, name, note }: { nonce: string; name: string; note: string },
  now: Date,
): Promise<WalkInRow> {
  return db
    .insertInto("walk_ins")
    .values({ event_id: eventId, nonce, name, note, created_at: now })
    .onConflict((conflict) =>
      // Changes nothing; the row is answered only where it is written.
      conflict.columns(["event_id", "nonce"]).doUpdateSet((eb) => ({ nonce: eb.ref("excluded.nonce") })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The name and the note are erased. Removing again is harmless. @throws `not_found` */
export async function removeWalkIn(db: Db, eventId: number, id: number, now: Date): Promise<WalkInRow> {
  const removed = await db
    .updateTable("walk_ins")
    .set({ name: "", note: "", removed_at: now })
    .where("event_id", "=", eventId)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
  if (!removed) throw notFound("walk_in");
  return removed;
}
