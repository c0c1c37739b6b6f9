import type { Db } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { lockEvent } from "../event-locks.server.ts";

/** Removes an event with all that belongs to it; nobody may be coming. */
export function removeEvent(db: Db, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, id);
    const event = await tx
      .selectFrom("events")
      .select("applications_count")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!event) throw notFound("event");
    if (event.applications_count > 0) throw invalid("event", "has_applicants");
    await tx.deleteFrom("events").where("id", "=", id).execute();
  });
}
