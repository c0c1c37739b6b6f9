import { sql } from "kysely";
import { skipOverdueMails } from "../../../platform/mail/queue/skip-mails.server.ts";
import type { EventLifecycle } from "../../events/events.server.ts";
import { announcementMail } from "../mails/announcement.mail.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";
import { eventTomorrowMail } from "../mails/event-tomorrow.mail.server.ts";
import { placeNeededMail } from "../mails/place-needed.mail.server.ts";
import { remindLaterMail } from "../mails/remind-later.mail.server.ts";

/** Mails of their moment, which say the wrong thing or nothing a day later. All others are news, which a hold makes late only. */
const mailsOfTheirMoment = [
  announcementMail,
  customReminderMail,
  eventTomorrowMail,
  placeNeededMail,
  remindLaterMail,
];

/**
 * Gives up announcements and reminders whose time came during the hold of their event and is over for too long, and such mails that
 * were written before it.
 */
const skipOverdue: EventLifecycle["skipOverdue"] = async (tx, { eventIds, since, before, now }) => {
  await skipOverdueMails(tx, { eventIds, before, of: mailsOfTheirMoment });
  for (const table of ["announcements", "reminder_mails"] as const) {
    await sql`
      update ${sql.table(table)} m set skipped_at = ${now}
        from unnest(${eventIds}::integer[], ${since}::timestamptz[]) as held(event_id, since)
       where m.event_id = held.event_id and m.sent_at is null and m.skipped_at is null
         and m.send_at >= held.since and m.send_at < ${before}`.execute(tx);
  }
};

/** The part of an event's hold that concerns mails set for a time. */
export const setMailsOfEvent: EventLifecycle = { skipOverdue };
