import { sql } from "kysely";
import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { lockEvents } from "./event-locks.server.ts";

/** Events know organizations only; their mails are written while the event is held. */
export const onAccountDeleted: AccountDeletion = {
  locks: { kind: "event", lock: lockEvents },
  sharedRows: (userId) => sql`
    select 'event', event_id from mails where user_id = ${userId} and event_id is not null`,
  /** An answer that somebody gave for an organization stays, without their name. */
  async erase(tx, { id }) {
    await tx.updateTable("hold_answers").set({ author_id: null }).where("author_id", "=", id).execute();
  },
};
