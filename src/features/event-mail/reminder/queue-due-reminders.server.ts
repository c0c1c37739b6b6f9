import { sql } from "kysely";
import { countRecipients, queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endsAtSql, lockEventForShare } from "../../events/events.server.ts";
import { type Recipients, recipientsSql } from "../delivery/chosen/chosen-recipients.server.ts";
import { isMailDueSql } from "../delivery/is-mail-due.server.ts";
import { isOverLimit } from "../delivery/limit-recipients.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";

/** The event may have moved since: who came is known once it has ended. */
const isReadySql = (now: Date) =>
  sql`(${isMailDueSql("reminder", now)} and (m.attendance is null or ${endsAtSql()} <= ${now}))`;

/**
 * Turns the organizers' reminders whose time has come into mails to those for whom they are by then. Where these are more than a new
 * organization may write to, it goes to nobody, and its organizers read why in the timeline.
 */
export async function queueDueReminders(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const { rows } = await sql<{ id: number; event_id: number }>`
    select m.id, m.event_id from reminder_mails m join events e on e.id = m.event_id
     where ${isReadySql(now)} order by m.send_at, m.id limit 50`.execute(db);
  for (const { id, event_id } of rows) await send(platform, id, event_id, now);
}

function send(platform: Platform, id: number, eventId: number, now: Date): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    // Held, so that a cancelling finds all of the mails; whoever waited here looks again.
    await lockEventForShare(tx, eventId);
    const { rows } = await sql<Recipients>`
      update reminder_mails m set sent_at = ${now} from events e
       where m.id = ${id} and e.id = m.event_id and ${isReadySql(now)}
      returning m.states, m.option_id, m.answer_states, m.attendance, m.user_ids`.execute(tx);
    const [claimed] = rows;
    if (!claimed) return;
    const recipients = recipientsSql(eventId, claimed);
    const { newOrganizationLimits } = platform.settings;
    const count = newOrganizationLimits ? await countRecipients(tx, recipients) : 0;
    if (await isOverLimit(tx, platform, { eventId, count, now })) {
      const given = { sent_at: null, skipped_at: now, skip_reason: "limit_reached" };
      await tx.updateTable("reminder_mails").set(given).where("id", "=", id).execute();
      return;
    }
    await queueMailsTo(
      tx,
      customReminderMail,
      { payload: { eventId, reminderMailId: id }, cause: String(id), notBefore: now },
      recipients,
    );
  });
}
