import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from "ical-generator";
import { bareMailTextsIn } from "../../../../platform/mail/layout/mail-texts.server.ts";
import { localeOf } from "../../../../shared/languages/languages.ts";
import type { TextReader } from "../../../../shared/languages/readers/text-reader.ts";
import { plainText } from "../../../../shared/light-markdown/plain-text.ts";
import { organizationNameIn } from "../../../organizations/organizations.public.ts";
import type { EventRow } from "../../event-rows.server.ts";
import { placeWithAddress, prefectureNames } from "../../format/format-event-place.ts";
import { offerFacts } from "../../format/offer-facts.server.ts";
import { placesFacts } from "../../format/places-facts.server.ts";
import { stripControlCharacters } from "../../format/strip-control-characters.ts";
import { meetingFacts } from "../../meeting/meeting-facts.ts";
import { textOf } from "../text-of.server.ts";

export interface CalendarFor extends TextReader {
  publicUrl: string;
  /** The reader, for entries sent by mail; absent in feeds and downloads. `sequence` counts their own changes. */
  attendee?: { name: string; email: string; sequence: number };
  organizerEmail?: string;
  /** The way into an online meeting, in the entry of somebody with a place alone. */
  meetingUrl?: string | null;
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  /** Name of a calendar of many events. */
  name?: string;
  /** The feed's own address. */
  source?: string;
  now: Date;
}

/** Events as a calendar file. An entry keeps its UID for ever and its SEQUENCE rises when the event moves. */
export function eventCalendar(events: readonly EventRow[], options: CalendarFor): string {
  const calendar = emptyCalendar(options);
  for (const event of events) addToCalendar(calendar, event, options);
  return calendar.toString();
}

export function emptyCalendar(
  options: Pick<CalendarFor, "language" | "method" | "name" | "source" | "attendee">,
): ICalCalendar {
  const { language, method, name, source, attendee } = options;
  const calendar = ical({
    prodId: { company: "Tsudoi", product: "Events", language: localeOf(language).toUpperCase() },
  });
  calendar.method(ICalCalendarMethod[method]);
  // By a name programs take a file for a calendar of its own, beside the reader's.
  if (!attendee) {
    calendar.name(onOneLine(name ?? "Tsudoi 集い"));
    if (source) calendar.source(source);
    calendar.ttl(60 * 60);
  }
  return calendar;
}

export function addToCalendar(calendar: ICalCalendar, event: EventRow, options: CalendarFor): ICalEvent {
  const { language, publicUrl, method, attendee, now } = options;
  const t = bareMailTextsIn(language);
  const host = new URL(publicUrl).hostname;
  const text = textOf(event, options);
  const { meetingUrl = null } = options;
  const told = [...meetingFacts(t, meetingUrl), ...offerFacts(event, text, t, language)];
  // Who has the entry by mail has applied.
  const places = attendee ? [] : placesFacts(event, t, language);
  const isCancelled = method === "CANCEL" || event.cancelled_at !== null;
  const entry = calendar.createEvent({
    id: `event-${event.id}@${host}`,
    sequence: event.calendar_sequence + (attendee?.sequence ?? 0),
    // Public calendars stay the same, byte for byte, until an event changes.
    stamp: attendee ? now : event.updated_at,
    lastModified: event.updated_at,
    start: event.start_at,
    // Without an end nothing is said of one: calendars have their own way to show that.
    end: event.end_at,
    summary: stripControlCharacters(text.title),
    description: stripControlCharacters(
      [
        ...told.map(([label, value]) => t("mail.fact", { label, value })),
        ...places,
        plainText(text.description),
      ]
        .filter(Boolean)
        .join("\n"),
    ),
    location: event.is_online
      ? (meetingUrl ?? t("mail.online"))
      : stripControlCharacters(
          placeWithAddress({ ...text, prefecture: prefectureNames(event.prefecture, language) }, language),
        ),
    url: `${publicUrl}/events/${event.id}?lang=${language}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (attendee) {
    entry.organizer({
      name: organizationNameIn(event.hosts[0]?.names ?? [], options) || "Tsudoi",
      email: options.organizerEmail ?? `noreply@${host}`,
    });
    // Applying is accepting: no calendar may ask again. What is published is addressed to nobody (RFC 5546).
    if (method !== "PUBLISH") {
      entry.createAttendee({
        name: attendee.name,
        email: attendee.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      });
    }
  }
  return entry;
}

/** The calendar's name is the one text that the library writes as it is: a line break in it would begin another property. */
function onOneLine(name: string): string {
  return stripControlCharacters(name)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\;,]/g, "\\$&");
}
