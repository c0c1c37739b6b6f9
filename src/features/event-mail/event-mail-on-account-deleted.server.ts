import { sql } from "kysely";
import type { AccountDeletion } from "../accounts/accounts.server.ts";

/** The person is off the lists of whom announcements go to, and their messages are nobody's. */
export const onAccountDeleted: AccountDeletion = {
  sharedRows: (userId) => sql`
    select 'event', a.event_id from announcement_recipients r join announcements a on a.id = r.announcement_id
     where r.user_id = ${userId}`,
  async erase(tx, { id }) {
    await tx.deleteFrom("announcement_recipients").where("user_id", "=", id).execute();
    await tx.updateTable("applicant_mails").set({ sender_id: null }).where("sender_id", "=", id).execute();
  },
};
