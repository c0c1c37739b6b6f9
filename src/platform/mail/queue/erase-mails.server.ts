import { sql } from "kysely";
import type { z } from "zod";
import type { Tx } from "../../db/client.server.ts";
import type { MailDefinition } from "../define-mail.server.ts";
import { mailKeySql } from "./queue-mail.server.ts";

/**
 * Takes the address and the content out of a person's mails, which count as sent, and lets none leave any more. A worker that
 * has one in hand finds its claim gone, so it writes nothing down.
 */
export async function eraseMailsOf(tx: Tx, userId: number): Promise<void> {
  await sql`update mails set ${erased} where user_id = ${userId}`.execute(tx);
}

/** The same for mails of a kind, by their causes, where the address is to be known no longer than the mail has a use. */
export async function eraseMails<Payload extends z.ZodObject>(
  tx: Tx,
  { kind }: MailDefinition<Payload>,
  causes: readonly string[],
): Promise<void> {
  const keys = mailKeySql({ kind }, sql`unnest(${causes}::text[])`);
  await sql`update mails set ${erased} where dedupe_key in (select ${keys})`.execute(tx);
}

const erased = sql`
  state = case when state in ('waiting', 'sending') then 'skipped' else state end,
  claimed_by = null, claimed_until = null, address = null, payload = '{}', last_error = null`;

/** Lets none of a person's mails leave that wait or are in a worker's hand, now or later. */
export async function withdrawMailsOf(tx: Tx, userId: number): Promise<void> {
  await sql`
    update mails set state = 'skipped', claimed_by = null, claimed_until = null
     where user_id = ${userId} and state in ('waiting', 'sending')`.execute(tx);
}
