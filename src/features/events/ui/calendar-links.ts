import type { Event } from "../contract.ts";

const hourMs = 60 * 60 * 1000;
const compact = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/** Opens Google's calendar with the event filled in; without an end it lasts an hour. */
export function googleCalendarLink(
  event: Pick<Event, "start_at" | "end_at">,
  texts: { title: string; place: string; address: string },
): string {
  const start = new Date(event.start_at);
  const end = event.end_at ? new Date(event.end_at) : new Date(start.getTime() + hourMs);
  const search = new URLSearchParams({
    action: "TEMPLATE",
    text: texts.title,
    dates: `${compact(start)}/${compact(end)}`,
    ctz: "Asia/Tokyo",
    location: texts.place,
    details: texts.address,
  });
  return `https://calendar.google.com/calendar/render?${search}`;
}

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`;
}
