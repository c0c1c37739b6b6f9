import { sql } from "kysely";
import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { lockEvents } from "./event-locks.server.ts";

/** Events know organizations only; their mails are written while the event is held. */
export const onAccountDeleted: AccountDeletion = {
  locks: { kind: "event", lock: lockEvents },
  sharedRows: (userId) => sql`
    select 'event', event_id from mails where user_id = ${userId} and event_id is not null`,
};
