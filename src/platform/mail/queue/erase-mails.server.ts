import { sql } from "kysely";
import type { Tx } from "../../db/client.server.ts";

/**
 * Takes the address and the content out of a person's mails, which count as sent, and lets none leave any more. A worker that
 * has one in hand finds its claim gone, so it writes nothing down.
 */
export async function eraseMailsOf(tx: Tx, userId: number): Promise<void> {
  await sql`
    update mails
       set state = case when state in ('waiting', 'sending') then 'skipped' else state end,
           claimed_by = null, claimed_until = null, address = null, payload = '{}', last_error = null
     where user_id = ${userId}`.execute(tx);
}
