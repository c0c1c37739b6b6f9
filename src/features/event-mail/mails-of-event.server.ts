import type { Executor } from "../../platform/db/client.server.ts";
import { findAnnouncement } from "./announcement/announcement-rows.server.ts";
import { presentAnnouncement } from "./announcement/present-announcement.ts";
import type { NotifyEventMail, RemindEventMail } from "./event-mail.contract.ts";
import { presentReminder } from "./reminder/present-reminder-mail.ts";

/** The mails that an event's managers have set, for the event's own answer. */
export async function mailsOfEvent(
  db: Executor,
  eventId: number,
): Promise<{ notify_event_mails: NotifyEventMail[]; remind_event_mails: RemindEventMail[] }> {
  const announcement = await findAnnouncement(db, eventId);
  const reminders = await db
    .selectFrom("reminder_mails")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("send_at")
    .orderBy("id")
    .execute();
  return {
    notify_event_mails: announcement ? [presentAnnouncement(announcement)] : [],
    remind_event_mails: reminders.map(presentReminder),
  };
}
