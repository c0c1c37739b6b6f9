import { sql } from "kysely";
import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { fillFreePlaces } from "./queue/fill-free-places.server.ts";
import { eraseAnswers } from "./retention/erase-answers.server.ts";
import { changeLockedApplications } from "./states/change-locked-applications.server.ts";

/**
 * The applications stay, cancelled, because organizers count them; without their answers, where the person came from, what was noted and what
 * was decided of them they say nothing about the person. The places go to those who wait.
 */
export const onAccountDeleted: AccountDeletion = {
  sharedRows: (userId) => sql`
    select 'event', event_id from applications where user_id = ${userId}
    union all
    select 'event', event_id from event_reminders where user_id = ${userId}`,
  async erase(tx, { id, now }) {
    await eraseAnswers(tx, sql`select id from applications where user_id = ${id}`);
    const others = await tx
      .selectFrom("applications")
      .select(["event_id", "state"])
      .where("user_id", "=", id)
      .where("state", "<>", "cancelled")
      .execute();
    for (const { event_id: eventId, state: from } of others) {
      const change = { eventId, userId: id, from, to: "cancelled", news: null, at: now } as const;
      await changeLockedApplications(tx, [change]);
      await fillFreePlaces(tx, eventId, now);
    }
    await tx
      .updateTable("applications")
      .set({ decision_message: "", tell_at: null, source: null })
      .where("user_id", "=", id)
      .execute();
    await tx.deleteFrom("event_reminders").where("user_id", "=", id).execute();
  },
};
