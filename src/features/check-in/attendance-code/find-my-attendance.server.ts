import type { Executor } from "../../../platform/db/client.server.ts";
import { requireVisibleEvent } from "../../events/events.server.ts";

/** Since when somebody is there; null while they are not. @throws `not_found` */
export async function findMyAttendance(db: Executor, eventId: number, userId: number): Promise<Date | null> {
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const row = await db
    .selectFrom("attendances as attended")
    .innerJoin("applications as a", "a.id", "attended.application_id")
    .select("attended.checked_in_at")
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
  return row?.checked_in_at ?? null;
}
