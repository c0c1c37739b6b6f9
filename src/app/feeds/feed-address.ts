import { bareLanguage, type Language } from "../../shared/languages/languages.ts";
import { type EventFilters, readFilters } from "../event-lists/filters/event-filters.ts";

/** Selects the events of a feed and its language. */
export interface FeedRequest {
  language: Language;
  filters: EventFilters;
  /** A university as its page's address names it. */
  university?: string;
  organizationId?: number;
}

/** As generous as the pages: what means nothing is left out. */
export function readFeed(search: URLSearchParams, language: Language): FeedRequest {
  const university = search.get("university")?.slice(0, 200);
  const organization = search.get("organization_id") ?? "";
  return {
    language: bareLanguage(language),
    filters: readFilters(search),
    ...(university && { university }),
    ...(/^[1-9]\d{0,8}$/.test(organization) && { organizationId: Number(organization) }),
  };
}

/** The one address of a feed, from its root on. */
export function feedPath(feed: FeedRequest, format: "ics" | "atom"): string {
  return `/feeds/events.${format}?${query(feed, {
    ...(feed.university && { university: feed.university }),
    ...(feed.organizationId && { organization_id: feed.organizationId }),
  })}`;
}

/** The page that shows the same events. */
export function pageOfFeed(feed: FeedRequest): string {
  if (feed.organizationId) return `/organizations/${feed.organizationId}?lang=${feed.language}`;
  if (feed.university) return `/u/${encodeURIComponent(feed.university)}?lang=${feed.language}`;
  return `/?${query(feed, {})}`;
}

function query({ language, filters }: FeedRequest, more: Record<string, string | number>): string {
  const entries = Object.entries({ lang: language, ...more, ...filters });
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}
