import { foldLines } from "ical-generator";
import { mapInSlices } from "../../../../platform/threads/in-slices.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { EventRow } from "../../event-rows.server.ts";
import { addToCalendar, type CalendarFor, emptyCalendar } from "../calendar/event-calendar.server.ts";

const end = "END:VCALENDAR";

/** By row, which answers share: other filters make another feed of the same entries. */
const writtenEntries = new WeakMap<EventRow, Partial<Record<Language, string>>>();

/** As `eventCalendar` for everybody, of many events: in slices, and each entry is written once while its row is the same. */
export async function calendarFeed(
  events: readonly EventRow[],
  options: Omit<CalendarFor, "method" | "attendee">,
): Promise<string> {
  const publicly = { ...options, method: "PUBLISH" } as const;
  const calendar = emptyCalendar(publicly);
  const entries = await mapInSlices(events, (event) => {
    const written = writtenEntries.get(event) ?? {};
    writtenEntries.set(event, written);
    written[options.language] ??= foldLines(addToCalendar(calendar, event, publicly).toString());
    return written[options.language];
  });
  const frame = emptyCalendar(publicly).toString();
  return `${frame.slice(0, -end.length)}${entries.join("")}${end}`;
}
