import { sql } from "kysely";
import { isActiveSql } from "../../shared/application-states.ts";
import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { changeApplicationState } from "./states/change-application-state.server.ts";

/**
 * The applications stay, cancelled, because organizers count them; without their answers they say nothing about the person.
 * Cancelling frees the places.
 */
export const onAccountDeleted: AccountDeletion = {
  sharedRows: (userId) => sql`
    select 'event', event_id from applications where user_id = ${userId}
    union all
    select 'event', event_id from event_reminders where user_id = ${userId}`,
  async erase(tx, { id, now }) {
    for (const table of ["accommodation_requests", "answers"] as const) {
      await tx
        .deleteFrom(table)
        .where("application_id", "in", (eb) =>
          eb.selectFrom("applications").select("id").where("user_id", "=", id),
        )
        .execute();
    }
    const active = await tx
      .selectFrom("applications")
      .select(["event_id", "state"])
      .where("user_id", "=", id)
      .where(isActiveSql("applications"))
      .execute();
    for (const { event_id: eventId, state: from } of active) {
      await changeApplicationState(tx, { eventId, userId: id, from }, "cancelled", now);
    }
    await tx.deleteFrom("event_reminders").where("user_id", "=", id).execute();
  },
};
