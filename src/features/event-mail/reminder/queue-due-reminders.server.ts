import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isInSpanSql, lockEventForShare, takesPlaceSql } from "../../events/events.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";

/** Turns the organizers' reminders whose time has come into mails to those who are in one of their states by then. */
export async function queueDueReminders({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ id: number; event_id: number }>`
    select r.id, r.event_id from reminder_mails r join events e on e.id = r.event_id
     where ${isDue(now)} order by r.send_at, r.id limit 50`.execute(db);
  for (const { id, event_id } of rows) await send(db, id, event_id, now);
}

/** A reminder set for a time before the start is not sent after it; thanks and pictures that were set for later are. */
function isDue(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`r.sent_at is null and r.send_at <= ${now} and ${takesPlaceSql()}
    and (${isInSpanSql("upcoming", now)} or r.send_at >= e.start_at)`;
}

function send(db: Db, id: number, eventId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Held, so that a cancelling finds all of the mails; whoever waited here looks again.
    await lockEventForShare(tx, eventId);
    const { rows } = await sql<{ states: string[] }>`
      update reminder_mails r set sent_at = ${now} from events e
       where r.id = ${id} and e.id = r.event_id and ${isDue(now)}
      returning r.states`.execute(tx);
    const [claimed] = rows;
    if (!claimed) return;
    await queueMailsTo(
      tx,
      customReminderMail,
      { payload: { eventId, reminderMailId: id }, cause: String(id), notBefore: now },
      sql`select user_id from applications where event_id = ${eventId} and state = any(${claimed.states})`,
    );
  });
}
