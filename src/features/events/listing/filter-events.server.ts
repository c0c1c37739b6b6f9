import { type SqlBool, sql } from "kysely";
import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { isInForceSql } from "../../organizations/organizations.server.ts";
import type { University } from "../../reference-data/reference-data.contract.ts";
import { offersPlacesSql } from "../availability/event-availability.ts";
import { countsTopic, listsTopic, placesTopic, searchTopic } from "../event-topics.ts";
import type { SearchedEvents } from "../search/find-matches.server.ts";
import { matchesSearch } from "../search/search-events.server.ts";
import { isListedForSql } from "../visibility/event-listing.ts";
import type { EventFilter } from "./event-filter.contract.ts";

/** A university's own events, those near it, or both. */
export interface Around {
  university: University;
  which: "own" | "near" | "both";
}

interface FilteredBy {
  filters: EventFilter & { sort?: string };
  /** Events that are for an organization's universities alone show to people of these; null for visitors. */
  viewerUniversityId: number | null;
  now: Date;
  /** Whether the events are read in order until a page is full. */
  isWalked?: boolean;
}

/** Published events `e` of all times that the filters let through. */
export async function selectFilteredEvents(
  db: Executor,
  { filters, viewerUniversityId, now, isWalked = false }: FilteredBy,
) {
  let query = db.selectFrom("events as e").where(isListedForSql(viewerUniversityId));
  for (const condition of filterConditions(filters, now)) query = query.where(condition);
  return filters.q ? query.where(await matchesSearch(db, filters.q, now, isWalked)) : query;
}

/** As `selectFilteredEvents`, around a university where one is given and but for the words of a search, which are for the caller. */
export function selectSearchedEvents(
  db: Executor,
  { filters, viewerUniversityId, now, around }: FilteredBy & { around?: Around },
): SearchedEvents {
  const conditions = [...filterConditions(filters, now), ...(around ? [isAround(around)] : [])];
  // A search reads who may see each event and when it is: without further filters that is enough.
  const searched =
    conditions.length === 0
      ? sql`(select event_id as id, d.* from event_search_documents d)`
      : sql`(select e.*, d.words, d.fields, d.titles from events e join event_search_documents d on d.event_id = e.id)`;
  let query = db
    .selectFrom(searched.as<"e">(sql.ref("e")))
    .where(isListedForSql(viewerUniversityId)) as unknown as SearchedEvents;
  for (const condition of conditions) query = query.where(condition);
  return query;
}

/** The topics that decide which events these are and, in a list, in which order. */
export function topicsOfFilters({ q, has_places, sort }: FilteredBy["filters"]): string[] {
  return [
    listsTopic,
    ...(q ? [searchTopic] : []),
    ...(has_places === undefined ? [] : [placesTopic]),
    ...(sort === "popular" ? [countsTopic] : []),
  ];
}

/** The conditions of an event `e` that filters make, but for the words of a search. */
export function filterConditions(filters: EventFilter, now: Date) {
  const {
    from,
    to,
    prefecture_id,
    university_id,
    language_id,
    event_purpose_id,
    event_format_id,
    recognised_by,
  } = filters;
  // A recognition ends with a day, though nobody writes.
  if (recognised_by) dependOnMoment(startOfDate(addDays(tokyoDate(now), 1)));
  return [
    from && sql<SqlBool>`e.start_at >= ${startOfDate(from)}`,
    to && sql<SqlBool>`e.start_at < ${startOfDate(addDays(to, 1))}`,
    prefecture_id && inAnyList(`prefecture:${prefecture_id}`, "prefecture:0"),
    university_id && inAnyList(`university:${university_id}`),
    language_id &&
      sql<SqlBool>`exists (
        select from event_spoken_languages s where s.event_id = e.id and s.language_id = ${language_id})`,
    event_purpose_id && sql<SqlBool>`e.event_purpose_id = ${event_purpose_id}`,
    event_format_id && sql<SqlBool>`e.event_format_id = ${event_format_id}`,
    recognised_by &&
      sql<SqlBool>`exists (
        select from recognitions r
         where r.organization_id = e.owner_organization_id and r.university_id = ${recognised_by} and ${isInForceSql(now)})`,
    is(filters.is_online, sql<SqlBool>`e.is_online`),
    is(filters.is_free, sql<SqlBool>`(e.fee is not null and e.fee = 0)`),
    is(filters.is_barrier_free, sql<SqlBool>`(cardinality(e.barrier_free) > 0)`),
    is(filters.welcomes_beginners, sql<SqlBool>`e.welcomes_beginners`),
    is(filters.has_places, offersPlacesSql(now)),
  ].filter((condition) => condition !== undefined && condition !== 0 && condition !== "");
}

export function isAround({ university, which }: Around) {
  const own = `university:${university.id}`;
  const near = [`near:${university.prefecture_id}`, "near:0"];
  if (which === "own") return inAnyList(own);
  if (which === "near") return sql<SqlBool>`(${inAnyList(...near)} and not ${inAnyList(own)})`;
  return inAnyList(own, ...near);
}

function is(wanted: boolean | undefined, condition: ReturnType<typeof offersPlacesSql>) {
  if (wanted === undefined) return undefined;
  return wanted ? condition : sql<SqlBool>`not ${condition}`;
}

/** The database keeps for each event the lists by place in which it stands; `schema/features/events/lists.sql` says how they are named. */
function inAnyList(...lists: string[]) {
  return sql<SqlBool>`exists (
    select from event_lists l where l.event_id = e.id and l.list in (${sql.join(lists)}))`;
}
