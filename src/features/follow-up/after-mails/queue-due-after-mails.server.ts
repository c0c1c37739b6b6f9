import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hasMissedSql } from "../../check-in/check-in.server.ts";
import { lockEventForShare } from "../../events/events.server.ts";
import { eventMissedMail } from "../mails/event-missed.mail.server.ts";
import { areMailsDueSql } from "./after-mail-time.server.ts";
import { queueThanks } from "./queue-thanks.server.ts";

/**
 * Writes the mails after events whose time has come. Where nobody was checked in nobody is known to have come or not: nothing
 * is sent then, and the organizers are told at their dashboard.
 */
export async function queueDueAfterMails({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ event_id: number }>`
    select f.event_id from follow_up_mails f join events e on e.id = f.event_id
     where ${areMailsDueSql(now)} order by f.event_id limit 50`.execute(db);
  for (const { event_id } of rows) await send(db, event_id, now);
}

function send(db: Db, eventId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Held, so that a cancelling finds all of the mails; whoever waited here looks again.
    await lockEventForShare(tx, eventId);
    const { rows } = await sql<{ sent_at: Date | null; is_thanks_on: boolean; is_missed_on: boolean }>`
      update follow_up_mails f
         set sent_at = case when came.some then ${now}::timestamptz end,
             skipped_at = case when not came.some then ${now}::timestamptz end, skip_reason = null
        from events e,
             (select exists (select from attendances where event_id = ${eventId}) as some) came
       where f.event_id = ${eventId} and e.id = f.event_id and ${areMailsDueSql(now)}
      returning f.sent_at, f.is_thanks_on, f.is_missed_on`.execute(tx);
    const [claimed] = rows;
    if (!claimed?.sent_at) return;
    if (claimed.is_thanks_on) await queueThanks(tx, eventId, now);
    if (claimed.is_missed_on) await queueMissed(tx, eventId, now);
  });
}

async function queueMissed(tx: Tx, eventId: number, now: Date): Promise<void> {
  await queueMailsTo(
    tx,
    eventMissedMail,
    { payload: { eventId, texts: null }, cause: String(eventId), notBefore: now },
    sql`select user_id from applications a
         where event_id = ${eventId} and user_id is not null and ${hasMissedSql}`,
  );
}
