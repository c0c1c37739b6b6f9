import type { Platform } from "../../../platform/platform.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { findUniversityOf } from "../../accounts/accounts.server.ts";
import {
  findEventMarks,
  findSavedSearches,
  nameSearch,
  searchAddress,
} from "../../bookmarks/bookmarks.server.ts";
import { type EventMailContent, eventMailContent, findNewEvents } from "../../events/events.server.ts";

const matchesOfOne = 5;

/** The new events of one saved search, at least one. */
export interface SearchMatches {
  name: string;
  /** Of its results on the site. */
  url: string;
  events: EventMailContent[];
}

interface Wanted extends TextReader {
  userId: number;
  /** Events that became public between these, and later than the search was saved. */
  since: Date;
  until: Date;
  /** Told elsewhere in the same mail. */
  exceptIds: readonly number[];
}

/**
 * What is new to the searches that somebody wants to hear of, a few events each, without those that they have applied to. An
 * event that several searches find stands with the newest of them.
 */
export async function findSearchMatches(platform: Platform, wanted: Wanted): Promise<SearchMatches[]> {
  const { db, clock, settings } = platform;
  const { userId, language, since, until } = wanted;
  const searches = (await findSavedSearches(db, userId)).filter(({ is_mailed }) => is_mailed);
  if (searches.length === 0) return [];
  const [university, { applied }] = await Promise.all([
    findUniversityOf(db, userId),
    findEventMarks(db, userId),
  ]);
  const told = [...wanted.exceptIds, ...applied];
  const found: SearchMatches[] = [];
  for (const { filters, created_at } of searches) {
    const ids = await findNewEvents(db, {
      filters,
      viewerUniversityId: university?.id ?? null,
      since: new Date(Math.max(created_at.getTime(), since.getTime())),
      until,
      exceptIds: told,
      limit: matchesOfOne,
      now: clock.now(),
    });
    if (ids.length === 0) continue;
    told.push(...ids);
    const events = await Promise.all(ids.map((id) => eventMailContent(platform, id, wanted)));
    const address = new URL(searchAddress(filters), settings.publicUrl);
    address.searchParams.set("lang", language);
    found.push({
      name: await nameSearch(db, filters, { language, now: clock.now() }),
      url: address.href,
      events: events.filter((content) => content !== null),
    });
  }
  return found;
}
