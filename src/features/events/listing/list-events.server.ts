import { type SqlBool, sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import type { University } from "../../reference-data/reference-data.contract.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import type { EventRow } from "../event-rows.server.ts";
import { listsTopic, searchTopic, topicsOfEvents } from "../event-topics.ts";
import type { ListQuery } from "../events.contract.ts";
import { readEvents, readEventsById } from "../shared-event-reads.server.ts";
import { type EventSpan, isInSpanSql, isListedForSql } from "../visibility/event-listing.ts";
import { matchesSearch } from "./search-events.server.ts";

export interface EventListing {
  /** Upcoming events come soonest first, past ones newest first. */
  span: EventSpan;
  /** A university's own events, those near it, or both; absent for all of Japan. */
  around?: { university: University; which: "own" | "near" | "both" };
  filters: ListQuery;
  /** Events that are for an organization's universities alone show to people of these; null for visitors. */
  viewerUniversityId: number | null;
  now: Date;
  /** Where the caller names no limit; absent: everything. */
  mostByDefault?: number;
}

/** How many events a list holds in all its pages. */
export function countEvents(db: Executor, listing: EventListing): Promise<number> {
  return cachedReadAt(`count of events ${nameOf(listing)}`, listing.now, async (now) => {
    await dependOnNextChangeOfLists(db, now);
    return readingTopics(topicsOf(listing), () => readCount(db, { ...listing, now }));
  });
}

async function readCount(db: Executor, listing: EventListing): Promise<number> {
  const query = (await selectListed(db, listing)).select((eb) => eb.fn.countAll<string>().as("count"));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Published events, a page at a time where a limit is given. */
export async function listEvents(db: Executor, listing: EventListing): Promise<Page<EventRow>> {
  const { rows: ids, nextCursor } = await listEventIds(db, listing);
  if (limitOf(listing) !== undefined) return new Page(await readEvents(db, ids), nextCursor);
  // All of them would push out what other answers share.
  const found = await readingTopics(
    (rows) => topicsOfEvents([...rows.values()]),
    () => readEventsById(db, ids),
  );
  return new Page(
    ids.flatMap((id) => found.get(id) ?? []),
    nextCursor,
  );
}

/** As `listEvents`, their ids: one query in the order of an index, a search one before. */
export function listEventIds(db: Executor, listing: EventListing): Promise<Page<number>> {
  return cachedReadAt(`events ${nameOf(listing)}`, listing.now, async (now) => {
    await dependOnNextChangeOfLists(db, now);
    return readingTopics(topicsOf(listing), () => readEventIds(db, { ...listing, now }));
  });
}

function nameOf({ span, around, filters, viewerUniversityId, mostByDefault }: EventListing): string {
  const place = around && [around.university.id, around.university.prefecture_id, around.which];
  return JSON.stringify([span, place, Object.entries(filters).sort(), viewerUniversityId, mostByDefault]);
}

function topicsOf({ filters }: EventListing): string[] {
  return filters.q ? [listsTopic, searchTopic] : [listsTopic];
}

async function readEventIds(db: Executor, listing: EventListing): Promise<Page<number>> {
  const { span, filters } = listing;
  const limit = limitOf(listing);
  const direction = span === "upcoming" ? "asc" : "desc";
  let query = (await selectListed(db, listing))
    .select(["e.id", "e.start_at"])
    .orderBy("e.start_at", direction)
    .orderBy("e.id", direction);
  if (filters.cursor) {
    const { at, id } = readCursor(filters.cursor);
    query = query.where(
      span === "upcoming"
        ? sql<SqlBool>`(e.start_at, e.id) > (${at}, ${id})`
        : sql<SqlBool>`(e.start_at, e.id) < (${at}, ${id})`,
    );
  }
  const rows = await (limit === undefined ? query : query.limit(limit + 1)).execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isCut = rows.length > page.length && filters.limit !== undefined && last;
  return new Page(
    page.map(({ id }) => id),
    isCut ? writeCursor({ at: last.start_at, id: last.id }) : null,
  );
}

const limitOf = ({ filters, mostByDefault }: EventListing) => filters.limit ?? mostByDefault;

async function selectListed(db: Executor, listing: EventListing) {
  const { span, filters, now, viewerUniversityId } = listing;
  let query = db
    .selectFrom("events as e")
    .where(isInSpanSql(span, now))
    .where(isListedForSql(viewerUniversityId));
  for (const condition of conditionsOf(listing)) query = query.where(condition);
  return filters.q ? query.where(await matchesSearch(db, filters.q)) : query;
}

function conditionsOf({ filters, around }: EventListing) {
  const { prefecture_id, language_id, event_purpose_id } = filters;
  const conditions = [];
  if (prefecture_id) {
    conditions.push(inAnyList(`prefecture:${prefecture_id}`, "prefecture:0"));
  }
  if (language_id) {
    conditions.push(sql<SqlBool>`exists (
      select from event_spoken_languages s where s.event_id = e.id and s.language_id = ${language_id})`);
  }
  if (event_purpose_id) conditions.push(sql<SqlBool>`e.event_purpose_id = ${event_purpose_id}`);
  if (around) conditions.push(isAround(around));
  return conditions;
}

function isAround({ university, which }: NonNullable<EventListing["around"]>) {
  const own = `university:${university.id}`;
  const near = [`near:${university.prefecture_id}`, "near:0"];
  if (which === "own") return inAnyList(own);
  if (which === "near") return sql<SqlBool>`(${inAnyList(...near)} and not ${inAnyList(own)})`;
  return inAnyList(own, ...near);
}

/** The database keeps for each event the lists by place in which it stands; its migration says how they are named. */
function inAnyList(...lists: string[]) {
  return sql<SqlBool>`exists (
    select from event_lists l where l.event_id = e.id and l.list in (${sql.join(lists)}))`;
}
