import type { OutgoingMail } from "../../../platform/mail/mailer.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { eventCalendar } from "../sharing/calendar/event-calendar.server.ts";
import type { EventMailContent } from "./event-mail-content.server.ts";

/** The event's entry for one reader's calendar, or its withdrawal. */
export function calendarForRecipient(
  { settings, clock }: Platform,
  { event, replyTo }: EventMailContent,
  attendee: { name: string; email: string; sequence: number },
  method: "REQUEST" | "CANCEL",
  language: Language,
  meetingUrl: string | null = null,
): OutgoingMail["calendar"] {
  const { publicUrl } = settings;
  const content = eventCalendar([event], {
    language,
    publicUrl,
    attendee,
    organizerEmail: replyTo,
    meetingUrl: method === "REQUEST" ? meetingUrl : null,
    method,
    now: clock.now(),
  });
  return { method, content };
}
