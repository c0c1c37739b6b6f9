import type { Db } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { requireVisibleEvent } from "../../events/events.server.ts";

/**
 * Shows the user's first name to the others who come, or hides it. The choice ends with the application: a trigger sees to that.
 * @throws `not_found` where there is no active application
 */
export async function showFirstName(
  db: Db,
  eventId: number,
  userId: number,
  isShown: boolean,
): Promise<void> {
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const changed = await db
    .updateTable("applications")
    .set({ shows_first_name: isShown })
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .where(isActiveSql("applications"))
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw notFound("application");
}
