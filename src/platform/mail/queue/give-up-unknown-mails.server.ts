import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import type { MailRegistry } from "../mail-registry.server.ts";

/** While two versions run beside each other, what the older one does not know is sent by the newer one. */
const graceMs = 60 * 60 * 1000;

/**
 * Gives up mails of kinds that this version does not know, so that the operator sees them instead of nobody: rows of a newer
 * version after a return to this one, or of a kind whose file is gone.
 */
export async function giveUpUnknownMails({ db, clock, log }: Platform, mails: MailRegistry): Promise<void> {
  const { rows } = await sql<{ id: number; kind: string }>`
    update mails set state = 'failed', failure = 'unwritable',
                     last_error = 'this version knows no mail of kind ' || kind
     where state = 'waiting' and next_try_at <= ${new Date(clock.now().getTime() - graceMs)}
       and kind <> all (${mails.kinds})
    returning id, kind`.execute(db);
  for (const { id, kind } of rows)
    log.warn({ mail: id, kind }, "mail not sent: this version knows no such kind");
}
