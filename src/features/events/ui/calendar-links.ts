import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import type { Event } from "../events.contract.ts";
import { shortAddress } from "../sharing/links/short-address.ts";

const compact = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/**
 * Opens Google's calendar with the event filled in; without an end it is a moment there, since Google wants one.
 * @param texts as pages draw them: readings over their words are no part of an address
 */
export function googleCalendarLink(
  event: Pick<Event, "start_at" | "end_at">,
  texts: { title: string; place: string },
): string {
  const start = new Date(event.start_at);
  const end = event.end_at ? new Date(event.end_at) : start;
  const search = new URLSearchParams({
    action: "TEMPLATE",
    text: withoutRuby(texts.title),
    dates: `${compact(start)}/${compact(end)}`,
    ctz: "Asia/Tokyo",
    location: withoutRuby(texts.place),
  });
  return shortAddress(`https://calendar.google.com/calendar/render?${search}`);
}

/** @param place as pages draw it: readings over its words are no part of an address */
export function mapLink(place: string): string {
  const search = new URLSearchParams({ api: "1", query: withoutRuby(place) });
  return shortAddress(`https://www.google.com/maps/search/?${search}`);
}
