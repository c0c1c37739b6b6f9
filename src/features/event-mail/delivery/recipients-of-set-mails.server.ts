import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import type { Page } from "../../../platform/http/handler.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { findMailRecipients, nobody } from "./find-mail-recipients.server.ts";
import type { AskedRecipients, MailRecipient } from "./mail-delivery.contract.ts";

/** Who got the announcement; who was chosen and could not be invited any more when it went is among those who did not. */
export async function announcementRecipients(
  db: Db,
  eventId: number,
  asked: AskedRecipients,
): Promise<Page<MailRecipient>> {
  const mail = await db
    .selectFrom("announcements")
    .select(["id", "sent_at"])
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (!mail) throw notFound("notify_event_mail");
  if (!mail.sent_at) return nobody();
  const leftOut = sql`
    select r.user_id from announcement_recipients r
     where r.announcement_id = ${mail.id}
       and not exists (select from mails m where m.announcement_id = r.announcement_id and m.user_id = r.user_id)`;
  return findMailRecipients(db, sql`m.announcement_id = ${mail.id}`, asked, leftOut);
}

/** Who got one of the organizers' reminders. */
export async function reminderRecipients(
  db: Db,
  eventId: number,
  id: number,
  asked: AskedRecipients,
): Promise<Page<MailRecipient>> {
  const mail = await db
    .selectFrom("reminder_mails")
    .select("id")
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (!mail) throw notFound("remind_event_mail");
  return findMailRecipients(db, sql`m.reminder_mail_id = ${id}`, asked);
}
