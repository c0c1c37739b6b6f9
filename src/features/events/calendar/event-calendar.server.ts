import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { type Language, languageIds } from "../../../shared/languages.ts";
import { nameIn } from "../../organizations/door.ts";
import type { EventRow } from "../event-rows.server.ts";

const hourMs = 60 * 60 * 1000;

interface CalendarFor {
  language: Language;
  publicUrl: string;
  /** Who gets it by mail; absent in feeds and downloads. */
  attendee?: { name: string; email: string };
  organizerEmail?: string;
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  now: Date;
}

/** The text in the reader's language, else the main one. */
export function textOf(event: EventRow, language: Language) {
  const own = event.texts.find(
    ({ language_id, title }) => language_id === languageIds[language] && title.trim(),
  );
  return own ?? (event.texts[0] as EventRow["texts"][number]);
}

/** Events as a calendar file. An entry keeps its UID for ever and its SEQUENCE rises when the event moves. */
export function eventCalendar(events: readonly EventRow[], options: CalendarFor): string {
  const { language, publicUrl, method, attendee, now } = options;
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    prodId: { company: "Tsudoi", product: "Events", language: language.toUpperCase() },
  });
  calendar.method(ICalCalendarMethod[method]);
  if (method === "PUBLISH") {
    calendar.name("Tsudoi 集い");
    calendar.ttl(60 * 60);
  }
  for (const event of events) {
    const text = textOf(event, language);
    const isCancelled = method === "CANCEL" || event.cancelled_at !== null;
    const entry = calendar.createEvent({
      id: `event-${event.id}@${host}`,
      sequence: event.calendar_sequence + (method === "CANCEL" && !event.cancelled_at ? 1 : 0),
      stamp: now,
      lastModified: event.updated_at,
      start: event.start_at,
      end: event.end_at ?? new Date(event.start_at.getTime() + hourMs),
      summary: text.title,
      description: text.description,
      location: event.is_online ? "Online" : [text.place_name, text.address].filter(Boolean).join(", "),
      url: `${publicUrl}/events/${event.id}?lang=${language}`,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (attendee) {
      entry.organizer({
        name: nameIn(event.hosts[0]?.names ?? [], language) || "Tsudoi",
        email: options.organizerEmail ?? `noreply@${host}`,
      });
      entry.createAttendee({ name: attendee.name, email: attendee.email, rsvp: false });
    }
  }
  return calendar.toString();
}
