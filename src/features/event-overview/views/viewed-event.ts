import type { IncomingHttpHeaders } from "node:http";

/** An event's page, or its data on the way from another page of ours. */
const eventPage = /^\/events\/([1-9]\d{0,8})(?:\.data)?(?:\?|$)/;

/** Programs that read pages and say so. */
const robots =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|scan|monitor|archiver|facebookexternalhit|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient|feed|validator/i;

interface Asked {
  method?: string | undefined;
  /** From the path on. */
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** The event's page, what is below it, and its dashboard; in a frame on another site (`/embed/events/12`) it has not been seen yet. */
const pageOfEvent = /^(?:\/manage\/organizations\/\d+)?\/events\/(\d+)(?:\.data)?(?:\/|$)/;

/** Whoever comes from a page of the event sees it again: in another language, back from applying, or as its manager. */
function isOfEvent(referrer: string | undefined, id: string): boolean {
  const path = (referrer && URL.parse(referrer)?.pathname) || "";
  return pageOfEvent.exec(path)?.[1] === id;
}

/** The id of the event whose page somebody opens; null for everything else: robots, pages that are fetched ahead, other files. */
export function viewedEvent({ method, url = "", headers }: Asked): number | null {
  if (!url.startsWith("/events/") || method !== "GET") return null;
  const [, id] = eventPage.exec(url) ?? [];
  if (!id) return null;
  const agent = headers["user-agent"];
  if (!agent || robots.test(agent)) return null;
  if (headers["sec-purpose"] || headers.purpose || headers["x-moz"]) return null;
  if (isOfEvent(headers.referer, id)) return null;
  // A page is opened; its data are fetched. What else is fetched is kept for later.
  const isData = url.startsWith(".data", `/events/${id}`.length);
  const mode = headers["sec-fetch-mode"];
  return isData || mode === undefined || mode === "navigate" ? Number(id) : null;
}
