import { Hono } from "hono";
import { calendarFeed, eventAtom, eventsOfFeed } from "../../features/events/events.server.ts";
import { dependOnMoment } from "../../platform/cache/read-dependencies.server.ts";
import type { ReplyCache } from "../../platform/cache/reply-cache.server.ts";
import { forVisitors, type Platform } from "../../platform/platform.ts";
import { localeOf } from "../../shared/languages/languages.ts";
import { addDays, startOfDate, tokyoDate } from "../../shared/time/tokyo-date.ts";
import { withDates } from "../event-lists/filters/event-filters.ts";
import { languageOfPage } from "../language/page-language.server.ts";
import { type FeedRequest, feedPath, pageOfFeed, readFeed } from "./feed-address.ts";
import { nameFeed } from "./name-feed.server.ts";

/** The lists of events as calendars and as Atom, for programs that ask again and again; kept until the data changes. */
export function feedAnswers(platform: Platform, cache: ReplyCache): Hono {
  const app = new Hono();
  for (const format of ["ics", "atom"] as const) {
    app.get(`/events.${format}`, async (c) => {
      const feed = readFeed(new URL(c.req.url).searchParams, languageOfPage(c.req.raw));
      const path = feedPath(feed, format);
      return cache.answer(c.req.raw, `feed ${path}`, () => make(forVisitors(platform), feed, format, path));
    });
  }
  return app;
}

async function make(platform: Platform, feed: FeedRequest, format: "ics" | "atom", path: string) {
  const { db, clock, settings } = platform;
  const found = await nameFeed(platform, feed);
  if (!found) return { status: 404, headers: { "cache-control": "no-store" }, body: "" };
  const { name, university } = found;
  const now = clock.now();
  // Named days move on at midnight.
  dependOnMoment(startOfDate(addDays(tokyoDate(now), 1)));
  const listing = { filters: withDates(feed.filters, now), university, organizationId: feed.organizationId };
  const events = await eventsOfFeed(db, listing, now);
  const shared = {
    language: feed.language,
    publicUrl: settings.publicUrl,
    name,
    source: `${settings.publicUrl}${path}`,
  };
  const body =
    format === "ics"
      ? await calendarFeed(events, { ...shared, now })
      : await eventAtom(events, { ...shared, page: `${settings.publicUrl}${pageOfFeed(feed)}` });
  const headers = {
    "content-type": format === "ics" ? "text/calendar; charset=utf-8" : "application/atom+xml; charset=utf-8",
    "content-language": localeOf(feed.language),
    "cache-control": "public, no-cache",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding, accept-language, cookie",
  };
  return { status: 200, headers, body };
}
