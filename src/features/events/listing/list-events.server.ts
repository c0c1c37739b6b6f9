import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { type EventSpan, isInSpanSql } from "../availability/has-begun.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import type { EventRow } from "../event-rows.server.ts";
import { analyseSearch } from "../search/analysis/analyse-search.server.ts";
import { findMatches, type Matches, type SearchedEvents } from "../search/find-matches.server.ts";
import { readEvents, readManyEvents } from "../shared-event-reads.server.ts";
import type { ListQuery } from "./event-filter.contract.ts";
import {
  type Around,
  isAround,
  selectFilteredEvents,
  selectSearchedEvents,
  topicsOfFilters,
} from "./filter-events.server.ts";
import { listBestEvents } from "./list-best-events.server.ts";
import { sortOf } from "./list-sorts.ts";
import { orderEvents } from "./order-events.server.ts";

export interface EventListing {
  /** Upcoming events come soonest first, past ones newest first. */
  span: EventSpan;
  /** Absent for all of Japan. */
  around?: Around;
  filters: ListQuery;
  /** Events that are for an organization's universities alone show to people of these; null for visitors. */
  viewerUniversityId: number | null;
  now: Date;
  /** Limit for callers that name none; absent: everything. */
  defaultLimit?: number;
}

/** How many events a list holds in all its pages. */
export function countEvents(db: Executor, listing: EventListing): Promise<number> {
  const { limit, cursor, sort, ...filters } = listing.filters;
  const whole = { ...listing, filters };
  return cachedReadAt(`count of events ${nameOf(whole)}`, listing.now, async (now) => {
    await dependOnNextChangeOfLists(db, now);
    return readingTopics(topicsOfFilters(whole.filters), () => readCount(db, { ...whole, now }));
  });
}

async function readCount(db: Executor, listing: EventListing): Promise<number> {
  if (listing.filters.q) return (await readMatches(db, listing)).count;
  const query = (await selectListed(db, listing)).select((eb) => eb.fn.countAll<string>().as("count"));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** The events that a search finds, in all pages and whatever the order: a list and its number share it. */
function readMatches(db: Executor, listing: EventListing): Promise<Matches> {
  const { limit, cursor, sort, ...filters } = listing.filters;
  const whole = { ...listing, filters };
  return cachedReadAt(`matches ${nameOf(whole)}`, listing.now, async (now) => {
    await dependOnNextChangeOfLists(db, now);
    return readingTopics(topicsOfFilters(filters), async () => {
      const { matches } = await analyseSearch(db, filters.q ?? "", now);
      return matches === null
        ? { count: 0, ids: [] }
        : findMatches(db, selectSearched(db, { ...whole, now }), matches);
    });
  });
}

/** Published events, a page at a time where a limit is given. */
export async function listEvents(db: Executor, listing: EventListing): Promise<Page<EventRow>> {
  const { rows: ids, nextCursor } = await listEventIds(db, listing);
  const read = limitOf(listing) === undefined ? readManyEvents : readEvents;
  return new Page(await read(db, ids), nextCursor);
}

/** As `listEvents`, their ids: one query in the order of an index, a search one before. */
export function listEventIds(db: Executor, listing: EventListing): Promise<Page<number>> {
  return cachedReadAt(`events ${nameOf(listing)}`, listing.now, async (now) => {
    await dependOnNextChangeOfLists(db, now);
    return readingTopics(topicsOfFilters(listing.filters), () => readEventIds(db, { ...listing, now }));
  });
}

function nameOf({ span, around, filters, viewerUniversityId, defaultLimit }: EventListing): string {
  const place = around && [around.university.id, around.university.prefecture_id, around.which];
  return JSON.stringify([span, place, Object.entries(filters).sort(), viewerUniversityId, defaultLimit]);
}

async function readEventIds(db: Executor, listing: EventListing): Promise<Page<number>> {
  const limit = limitOf(listing);
  const sort = sortOf(listing.filters);
  if (sort === "best") {
    const { filters, span, now } = listing;
    const { rows, nextCursor } = await listBestEvents(db, {
      events: selectSearched(db, listing),
      found: await readMatches(db, listing),
      q: filters.q ?? "",
      cursor: filters.cursor,
      limit,
      isPast: span === "past",
      now,
    });
    return new Page(rows, filters.limit === undefined ? null : nextCursor);
  }
  const { orderBy, keysOfRow, after, writeCursor } = orderEvents({
    span: listing.span,
    sort,
    cursor: listing.filters.cursor,
  });
  const listed = await selectListed(db, { ...listing, isWalked: limit !== undefined });
  let query = listed.select(["e.id", keysOfRow.as("keys")]).orderBy(orderBy);
  if (after) query = query.where(after);
  const rows = await (limit === undefined ? query : query.limit(limit + 1)).execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isCut = rows.length > page.length && listing.filters.limit !== undefined && last;
  return new Page(
    page.map(({ id }) => id),
    isCut ? writeCursor(last.keys) : null,
  );
}

const limitOf = ({ filters, defaultLimit }: EventListing) => filters.limit ?? defaultLimit;

async function selectListed(db: Executor, listing: EventListing & { isWalked?: boolean }) {
  const query = (await selectFilteredEvents(db, listing)).where(isInSpanSql(listing.span, listing.now));
  return listing.around ? query.where(isAround(listing.around)) : query;
}

function selectSearched(db: Executor, listing: EventListing): SearchedEvents {
  return selectSearchedEvents(db, listing).where(isInSpanSql(listing.span, listing.now));
}
