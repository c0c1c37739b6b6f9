import type { OutgoingMail } from "../../../platform/mail/mailer.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { asReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { addToCalendar, emptyCalendar, eventCalendar } from "../sharing/calendar/event-calendar.server.ts";
import type { EventMailContent } from "./event-mail-content.server.ts";

type Attendee = { name: string; email: string; sequence: number };

/** The event's entry for one reader's calendar, or its withdrawal. */
export function calendarForRecipient(
  { settings, clock }: Platform,
  { event, replyTo }: EventMailContent,
  attendee: Attendee,
  method: "REQUEST" | "CANCEL",
  reader: TextReader,
  meetingUrl: string | null = null,
): OutgoingMail["calendar"] {
  const { publicUrl } = settings;
  const content = eventCalendar([event], {
    ...asReader(reader),
    publicUrl,
    attendee,
    organizerEmail: replyTo,
    meetingUrl: method === "REQUEST" ? meetingUrl : null,
    method,
    now: clock.now(),
  });
  return { method, content };
}

/**
 * The entries of several events for one reader's calendar, with the UID and SEQUENCE that each has by itself, in one file. It is
 * published: a REQUEST may be about one event alone (RFC 5546, 3.2.2).
 */
export function calendarOfSeries(
  { settings, clock }: Platform,
  events: readonly (Pick<EventMailContent, "event" | "replyTo"> & {
    attendee: Attendee;
    meetingUrl: string | null;
  })[],
  reader: TextReader,
): OutgoingMail["calendar"] {
  const method = "PUBLISH";
  const { publicUrl } = settings;
  const options = { ...asReader(reader), publicUrl, method, now: clock.now() } as const;
  const calendar = emptyCalendar({ ...options, attendee: events[0]?.attendee });
  for (const { event, replyTo, attendee, meetingUrl } of events) {
    addToCalendar(calendar, event, { ...options, attendee, meetingUrl, organizerEmail: replyTo });
  }
  return { method, content: calendar.toString() };
}
