import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { takesPlaceSql } from "../availability/event-availability.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { listsTopic, searchTopic } from "../event-topics.ts";
import { isInSpanSql, isListedForSql } from "../visibility/event-listing.ts";

/** An organization's place in the directory, with the events by which it stands there. */
export interface RankedOrganization {
  id: number;
  universityIds: number[];
  nextEventId: number | null;
  /** Of those that have begun, newest first; at most two. */
  latestEventIds: number[];
  /** Orders the directory, together with the id. Not a moment at which anything happens: see the query. */
  placedAt: Date;
}

/**
 * Every organization in the order of the directory: those with an upcoming event, soonest first; then those that have held one,
 * latest first; then the others, oldest first. Events that visitors find in no list do not count, nor do cancelled ones. All
 * pages of the directory share this read, whatever they are filtered by.
 */
export function rankOrganizations(db: Executor, now: Date): Promise<RankedOrganization[]> {
  return cachedReadAt("organizations in order", now, async (moment) => {
    await dependOnNextChangeOfLists(db, moment);
    // A new organization has texts, and these change what a word finds.
    return readingTopics([listsTopic, searchTopic], () => readRanking(db, moment));
  });
}

async function readRanking(db: Executor, now: Date): Promise<RankedOrganization[]> {
  // Later than any event: behind it stand first the past, mirrored so that the latest comes first, then who has held none.
  const horizon = sql`timestamptz '2500-01-01T00:00:00Z'`;
  const { rows } = await sql<RankedOrganization>`
    select o.id, held."nextEventId", coalesce(held."latestEventIds", '{}') as "latestEventIds",
           coalesce(held.next_at, ${horizon} + (${horizon} - held.latest_at), ${horizon} + interval '1000 years') as "placedAt",
           array(select university_id from organization_universities u where u.organization_id = o.id) as "universityIds"
      from organizations o
      left join (
        select h.organization_id,
               min(e.start_at) filter (where ${isInSpanSql("upcoming", now)}) as next_at,
               max(e.start_at) filter (where ${isInSpanSql("past", now)}) as latest_at,
               (array_agg(e.id order by e.start_at, e.id) filter (where ${isInSpanSql("upcoming", now)}))[1] as "nextEventId",
               (array_agg(e.id order by e.start_at desc, e.id desc) filter (where ${isInSpanSql("past", now)}))[1:2]
                 as "latestEventIds"
          from event_hosts h
          join events e on e.id = h.event_id
         where h.is_hosting and ${isListedForSql(null)} and ${takesPlaceSql()}
         group by h.organization_id
      ) held on held.organization_id = o.id
     order by "placedAt", o.id`.execute(db);
  return rows;
}
