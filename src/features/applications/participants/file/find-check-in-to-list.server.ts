import type { Executor } from "../../../../platform/db/client.server.ts";

/** Somebody who came without having applied. */
export interface WalkInToList {
  name: string;
  note: string;
  created_at: Date;
}

export interface CheckInToList {
  walkIns: WalkInToList[];
}

/** The part of the check-in that stands in an event's list of participants; null where nobody was checked in. */
export async function findCheckInToList(db: Executor, eventId: number): Promise<CheckInToList | null> {
  const walkIns = await db
    .selectFrom("walk_ins")
    .select(["name", "note", "created_at"])
    .where("event_id", "=", eventId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  if (walkIns.length > 0) return { walkIns };
  const somebody = await db
    .selectFrom("attendances")
    .select("application_id")
    .where("event_id", "=", eventId)
    .limit(1)
    .executeTakeFirst();
  return somebody ? { walkIns } : null;
}
