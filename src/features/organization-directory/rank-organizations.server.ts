import { sql } from "kysely";
import { cachedReadAt } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import {
  dependOnNextChangeOfLists,
  isInSpanSql,
  isListedForSql,
  listsTopic,
  searchTopic,
  takesPlaceSql,
} from "../events/events.server.ts";
import { isFoundSql } from "../organizations/organizations.server.ts";

/** An organization's place in the directory, with the events by which it stands there. */
export interface RankedOrganization {
  id: number;
  universityIds: number[];
  nextEventId: number | null;
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
    select o.id, upcoming.id as "nextEventId",
           coalesce(upcoming.start_at, ${horizon} + (${horizon} - past.start_at), ${horizon} + interval '1000 years')
             as "placedAt",
           array(select university_id from organization_universities u where u.organization_id = o.id) as "universityIds"
      from organizations o
      left join (
        select distinct on (h.organization_id) h.organization_id, e.id, e.start_at
          from event_hosts h join events e on e.id = h.event_id
         where h.is_hosting and ${isInSpanSql("upcoming", now)} and ${countsSql()}
         order by h.organization_id, e.start_at, e.id
      ) upcoming on upcoming.organization_id = o.id
      left join lateral (
        select max(e.start_at) as start_at
          from event_hosts h join events e on e.id = h.event_id
         where upcoming.id is null and h.organization_id = o.id
           and h.is_hosting and ${isInSpanSql("past", now)} and ${countsSql()}
      ) past on true
     where ${isFoundSql()}
     order by "placedAt", o.id`.execute(db);
  return rows;
}

const latestShown = 2;

/** The latest events that the organizations have held, newest first; at most two of each. */
export function findLatestEvents(
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number[]>> {
  return cachedReadAt(`latest events of organizations ${ids.join()}`, now, async (moment) => {
    await dependOnNextChangeOfLists(db, moment);
    const { rows } = await readingTopics([listsTopic], () =>
      sql<{ id: number; events: number[] }>`
        select o.id, array(
            select e.id from event_hosts h join events e on e.id = h.event_id
             where h.organization_id = o.id and h.is_hosting and ${isInSpanSql("past", moment)} and ${countsSql()}
             order by e.start_at desc, e.id desc limit ${latestShown}) as events
          from unnest(${[...ids]}::integer[]) as o (id)`.execute(db),
    );
    return new Map(rows.map(({ id, events }) => [id, events]));
  });
}

/** Whether an event counts as something that its hosts do, for every visitor. */
function countsSql() {
  return sql`${isListedForSql(null)} and ${takesPlaceSql()}`;
}
