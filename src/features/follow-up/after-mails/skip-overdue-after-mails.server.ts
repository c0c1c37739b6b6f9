import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { skipOverdueMails } from "../../../platform/mail/queue/skip-mails.server.ts";
import type { OverdueEvents } from "../../events/events.server.ts";
import { eventMissedMail } from "../mails/event-missed.mail.server.ts";
import { eventThanksMail } from "../mails/event-thanks.mail.server.ts";
import { afterMailsGoAtSql } from "./after-mail-time.server.ts";

/** Gives up the mails after events whose time came during a hold and is over for too long. */
export async function skipOverdueAfterMails(
  tx: Tx,
  { eventIds, since, before, now }: OverdueEvents,
): Promise<void> {
  await skipOverdueMails(tx, { eventIds, before, of: [eventThanksMail, eventMissedMail] });
  await sql`
    update follow_up_mails f set skipped_at = ${now}, skip_reason = 'on_hold'
      from unnest(${eventIds}::integer[], ${since}::timestamptz[]) as held(event_id, since)
      join events e on e.id = held.event_id
     where f.event_id = e.id and f.sent_at is null and f.skipped_at is null and (f.is_thanks_on or f.is_missed_on)
       and ${afterMailsGoAtSql} >= held.since and ${afterMailsGoAtSql} < ${before}`.execute(tx);
}
