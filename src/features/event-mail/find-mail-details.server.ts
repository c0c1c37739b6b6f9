import type { FindManagerDetails } from "../events/events.server.ts";
import { findAnnouncement } from "./announcement/announcement-rows.server.ts";
import { presentAnnouncement } from "./announcement/present-announcement.ts";
import { presentReminder } from "./reminder/present-reminder-mail.ts";

/** The mails that an event's managers have set. */
export const findMailDetails = (async ({ platform: { db } }, eventId) => {
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
}) satisfies FindManagerDetails;
