import { sql } from "kysely";
import type { z } from "zod";
import type { Tx } from "../../db/client.server.ts";
import type { MailDefinition } from "../define-mail.server.ts";

interface OverdueMails {
  eventIds: readonly number[];
  before: Date;
  /** All kinds where undefined. */
  of?: readonly Pick<MailDefinition, "kind">[];
}

/** Mails about events that waited for these to be released, and whose time was before: they say nothing to anybody any more. */
export async function skipOverdueMails(tx: Tx, { eventIds, before, of }: OverdueMails): Promise<void> {
  const kinds = of?.map(({ kind }) => kind);
  await tx
    .updateTable("mails")
    .set({ state: "skipped" })
    .$if(kinds !== undefined, (query) => query.where("kind", "=", sql<string>`any (${kinds}::text[])`))
    .where("event_id", "=", sql<number>`any (${eventIds}::integer[])`)
    .where("state", "=", "waiting")
    .where("next_try_at", "<", before)
    .execute();
}

/** Takes back what waits of a kind for the same payload, where no column of the outbox names what it is about. */
export async function withdrawMails<Payload extends z.ZodObject>(
  tx: Tx,
  { kind }: Pick<MailDefinition<Payload>, "kind">,
  payload: Partial<z.input<Payload>>,
): Promise<void> {
  await tx
    .updateTable("mails")
    .set({ state: "skipped" })
    .where("kind", "=", kind)
    .where("state", "=", "waiting")
    .where(sql<boolean>`payload @> ${JSON.stringify(payload)}::jsonb`)
    .execute();
}
