import type { Db } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { lockEvent } from "../event-locks.server.ts";

/** Removes an event with all that belongs to it; nobody may have an active application. */
export function removeEvent(db: Db, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, id);
    const event = await tx
      .selectFrom("events")
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("applications")
            .select("id")
            .where("event_id", "=", id)
            .where(isActiveSql("applications")),
        ).as("has_applicants"),
      )
      .where("id", "=", id)
      .executeTakeFirst();
    if (!event) throw notFound("event");
    if (event.has_applicants) throw invalid("event", "has_applicants");
    await tx.deleteFrom("events").where("id", "=", id).execute();
  });
}
