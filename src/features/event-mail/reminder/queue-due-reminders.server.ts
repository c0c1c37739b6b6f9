import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endsAtSql, lockEventForShare } from "../../events/events.server.ts";
import { type Recipients, recipientsSql } from "../delivery/chosen/chosen-recipients.server.ts";
import { isMailDueSql } from "../delivery/is-mail-due.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";

/** The event may have moved since: who came is known once it has ended. */
const isReadySql = (now: Date) =>
  sql`(${isMailDueSql("reminder", now)} and (m.attendance is null or ${endsAtSql()} <= ${now}))`;

/** Turns the organizers' reminders whose time has come into mails to those for whom they are by then. */
export async function queueDueReminders({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ id: number; event_id: number }>`
    select m.id, m.event_id from reminder_mails m join events e on e.id = m.event_id
     where ${isReadySql(now)} order by m.send_at, m.id limit 50`.execute(db);
  for (const { id, event_id } of rows) await send(db, id, event_id, now);
}

function send(db: Db, id: number, eventId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Held, so that a cancelling finds all of the mails; whoever waited here looks again.
    await lockEventForShare(tx, eventId);
    const { rows } = await sql<Recipients>`
      update reminder_mails m set sent_at = ${now} from events e
       where m.id = ${id} and e.id = m.event_id and ${isReadySql(now)}
      returning m.states, m.option_id, m.attendance, m.user_ids`.execute(tx);
    const [claimed] = rows;
    if (!claimed) return;
    await queueMailsTo(
      tx,
      customReminderMail,
      { payload: { eventId, reminderMailId: id }, cause: String(id), notBefore: now },
      recipientsSql(eventId, claimed),
    );
  });
}
