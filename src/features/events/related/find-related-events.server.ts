import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { factsOfRow } from "../availability/availability-facts.ts";
import { isAheadSql, isWindowOpenSql, offersPlaces } from "../availability/event-availability.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { listsTopic } from "../event-topics.ts";
import { readEvents } from "../shared-event-reads.server.ts";
import { isListedForSql } from "../visibility/event-listing.ts";

/** Ids of events that are shown on the page of another one, best first. */
export interface RelatedEvents {
  /** Other upcoming events of its hosts, soonest first; at most four. */
  byHosts: number[];
  /** Others like it in which a place can be had, most alike first; at most six, none of those by its hosts. */
  similar: number[];
}

const mostByHosts = 4;
const mostSimilar = 6;
/** Some of them may be full, which is asked afterwards: an application anywhere would make the query run again. */
const candidates = 24;
/** The soonest upcoming events, of which the similar ones are chosen. */
const considered = 500;

/** Other events that a visitor of an event may like. Only events that every visitor finds in lists. */
export function findRelatedEvents(db: Executor, eventId: number, now: Date): Promise<RelatedEvents> {
  return cachedReadAt(`related to event ${eventId}`, now, async (moment) => {
    const found = await findCandidates(db, eventId, moment);
    const rows = await readEvents(db, found.similar);
    const withPlaces = rows.filter((row) => offersPlaces(factsOfRow(row), moment)).map(({ id }) => id);
    return { byHosts: found.byHosts, similar: withPlaces.slice(0, mostSimilar) };
  });
}

function findCandidates(db: Executor, eventId: number, now: Date): Promise<RelatedEvents> {
  return cachedReadAt(`events like event ${eventId}`, now, async (moment) => {
    await dependOnNextChangeOfLists(db, moment);
    return readingTopics([listsTopic], async () => {
      const byHosts = await readOthersByHosts(db, eventId, moment);
      return { byHosts, similar: await readAlike(db, eventId, byHosts, moment) };
    });
  });
}

async function readOthersByHosts(db: Executor, eventId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events e
     where ${isAheadSql(now)} and ${isListedForSql(null)} and e.id <> ${eventId}
       and e.id in (select other.event_id from event_hosts h join event_hosts other using (organization_id)
                     where h.event_id = ${eventId} and h.is_hosting and other.is_hosting)
     order by e.start_at, e.id limit ${mostByHosts}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A purpose says more than a place or a university, and these more than a format; a language alone makes nothing alike. */
async function readAlike(
  db: Executor,
  eventId: number,
  without: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id
      from (select e.* from events e where ${isWindowOpenSql(now)} and ${isListedForSql(null)}
             order by e.start_at, e.id limit ${considered}) other
      join (select e.*, array(select language_id from event_spoken_languages s where s.event_id = e.id) as languages
              from events e where e.id = ${eventId}) seen on true
     cross join lateral (
       select 4 * (other.event_purpose_id = seen.event_purpose_id)::integer
            + 3 * (other.is_online = seen.is_online
                   and (seen.is_online or other.prefecture_id = seen.prefecture_id))::integer
            + 3 * coalesce(other.university_id = seen.university_id, false)::integer
            + 2 * (other.event_format_id = seen.event_format_id)::integer
            + (exists (select from event_spoken_languages s
                        where s.event_id = other.id and s.language_id = any (seen.languages)))::integer as points
     ) alike
     where other.id <> seen.id and other.id <> all (${[...without]}::integer[]) and alike.points > 3
     order by alike.points desc, other.start_at, other.id limit ${candidates}`.execute(db);
  return rows.map(({ id }) => id);
}
