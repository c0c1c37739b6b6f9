import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { findMailRecipients } from "./find-mail-recipients.server.ts";
import type { MailRecipient } from "./mail-delivery.contract.ts";

/** Who got the announcement; who was chosen and could not be invited any more when it went is among those who did not. */
export async function announcementRecipients(db: Db, eventId: number): Promise<MailRecipient[]> {
  const mail = await db
    .selectFrom("announcements")
    .select(["id", "sent_at"])
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (!mail) throw notFound("notify_event_mail");
  if (!mail.sent_at) return [];
  const { rows: leftOut } = await sql<MailRecipient>`
    select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as "user",
           'skipped' as state, 'not_needed' as reason
      from announcement_recipients r join users u on u.id = r.user_id
     where r.announcement_id = ${mail.id} and ${isNotDeleted("u")}
       and not exists (select from mails m where m.announcement_id = r.announcement_id and m.user_id = r.user_id)
     order by u.id`.execute(db);
  return [...leftOut, ...(await findMailRecipients(db, sql`m.announcement_id = ${mail.id}`))];
}

/** Who got one of the organizers' reminders. */
export async function reminderRecipients(db: Db, eventId: number, id: number): Promise<MailRecipient[]> {
  const mail = await db
    .selectFrom("reminder_mails")
    .select("id")
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (!mail) throw notFound("remind_event_mail");
  return findMailRecipients(db, sql`m.reminder_mail_id = ${id}`);
}
