import { sql } from "kysely";
import type { HandOnGuest } from "../accounts/accounts.server.ts";

/** A mail that is set for chosen people still reaches them. */
export const handOnGuest: HandOnGuest = async (tx, { guestId, userId }) => {
  await sql`
    update reminder_mails
       set user_ids = array_append(array_remove(array_remove(user_ids, ${userId}), ${guestId}), ${userId})
     where user_ids @> array[${guestId}::integer]`.execute(tx);
};
