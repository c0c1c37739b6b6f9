import { sql } from "kysely";
import type { AccountDeletion } from "../accounts/accounts.server.ts";

/** The person is off the lists of whom announcements and set mails go to, and their messages are nobody's. */
export const onAccountDeleted: AccountDeletion = {
  sharedRows: (userId) => sql`
    select 'event', a.event_id from announcement_recipients r join announcements a on a.id = r.announcement_id
     where r.user_id = ${userId}
    union
    select 'event', event_id from reminder_mails where user_ids @> array[${userId}::integer]`,
  async erase(tx, { id }) {
    await tx.deleteFrom("announcement_recipients").where("user_id", "=", id).execute();
    await sql`update reminder_mails set user_ids = array_remove(user_ids, ${id}) where user_ids @> array[${id}::integer]`.execute(
      tx,
    );
    await tx.updateTable("applicant_mails").set({ sender_id: null }).where("sender_id", "=", id).execute();
  },
};
