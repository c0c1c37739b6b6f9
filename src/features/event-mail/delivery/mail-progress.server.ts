import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { countRecipients } from "../../../platform/mail/queue/queue-mail.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { type Recipients, recipientsSql } from "./chosen/chosen-recipients.server.ts";
import { dropReason, type SetMail, type SetMailKind, unsentState } from "./is-mail-due.server.ts";
import type { MailProgress } from "./mail-delivery.contract.ts";

interface Mail extends SetMail {
  id: number;
  sent_at: Date | null;
  recipients: number;
}

/** How far the event's announcement is. */
export async function announcementProgress(db: Db, eventId: number, now: Date): Promise<MailProgress> {
  const { rows } = await sql<Mail>`
    select a.id, a.send_at, a.sent_at, a.skipped_at, e.start_at, e.is_published, e.cancelled_at,
           (select count(*) from announcement_recipients r where r.announcement_id = a.id) as recipients
      from announcements a join events e on e.id = a.event_id where a.event_id = ${eventId}`.execute(db);
  const [mail] = rows;
  if (!mail) throw notFound("notify_event_mail");
  return progressOf(db, "announcement_id", mail, before("announcement", mail, now));
}

/** How far one of the organizers' reminders is; before it is sent, `recipients` are those to whom it would go now. */
export async function reminderProgress(
  db: Db,
  eventId: number,
  id: number,
  now: Date,
): Promise<MailProgress> {
  const { rows } = await sql<Mail & Recipients>`
    select r.id, r.send_at, r.sent_at, r.skipped_at, r.skip_reason, e.start_at, e.is_published, e.cancelled_at,
           r.states, r.option_id, r.answer_states, r.attendance, r.user_ids,
           (select count(*) from mails m where m.reminder_mail_id = r.id) as recipients
      from reminder_mails r join events e on e.id = r.event_id
     where r.id = ${id} and r.event_id = ${eventId}`.execute(db);
  const [mail] = rows;
  if (!mail) throw notFound("remind_event_mail");
  const recipients = mail.sent_at ? mail.recipients : await countRecipients(db, recipientsSql(eventId, mail));
  return progressOf(db, "reminder_mail_id", { ...mail, recipients }, before("reminder", mail, now));
}

type Unsent = Pick<MailProgress, "state" | "reason">;

const before = (kind: SetMailKind, mail: SetMail, now: Date): Unsent => ({
  state: unsentState(kind, mail, now),
  reason: dropReason(kind, mail, now),
});

async function progressOf(
  db: Db,
  column: "announcement_id" | "reminder_mail_id",
  mail: Mail,
  unsent: Unsent,
): Promise<MailProgress> {
  const { recipients } = mail;
  if (!mail.sent_at) {
    return { ...unsent, recipients, sent: 0, failed: 0, left: recipients, skipped: 0, failures: [] };
  }
  const ours = sql`m.${sql.ref(column)} = ${mail.id}`;
  const { rows } = await sql<{ sent: number; failed: number; left: number }>`
    select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
           count(*) filter (where state in ('waiting', 'sending')) as left
      from mails m where ${ours}`.execute(db);
  const { sent, failed, left } = rows[0] as (typeof rows)[number];
  const { rows: failures } = await sql<MailProgress["failures"][number]>`
    select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as "user",
           coalesce(m.failure, 'unreachable') as reason
      from mails m join users u on u.id = m.user_id
     where ${ours} and m.state = 'failed' and ${isNotDeleted("u")} order by m.id limit 100`.execute(db);
  const skipped = Math.max(0, recipients - sent - failed - left);
  const state = left > 0 ? "sending" : "sent";
  return { state, reason: null, recipients, sent, failed, left, skipped, failures };
}
