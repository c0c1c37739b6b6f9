import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { offersPlacesSql } from "../availability/event-availability.ts";
import type { recommendationReasons } from "../events.contract.ts";
import { type ApplicantCounts, readApplicantCounts } from "../shared-event-reads.server.ts";
import { isListedForSql } from "../visibility/event-listing.ts";
import { readSoonestEvents } from "./soonest-events.server.ts";

type Reason = (typeof recommendationReasons)[number];

const maxRecommended = 12;
const maxPerReason = 4;

export interface Recommendation {
  /** Of the event. */
  id: number;
  reason: Reason;
}

interface Viewer {
  /** Null for visitors. */
  userId: number | null;
  now: Date;
}

/**
 * At most twelve upcoming events that can still be applied to, the best reason first; an event comes once, with its best
 * reason. Visitors get what is popular and what is soon.
 */
export function recommendEvents(db: Executor, { userId, now }: Viewer): Promise<Recommendation[]> {
  if (userId !== null) return readRecommendations(db, userId, now);
  return cachedReadAt("recommended events", now, async (moment) => {
    const soonest = await readSoonestEvents(db, moment);
    const counts = await readApplicantCounts(
      db,
      soonest.map(({ id }) => id),
    );
    return recommendToVisitors(counts);
  });
}

/** @param soonest how many have applied to each, in the order of their start */
function recommendToVisitors(soonest: readonly ApplicantCounts[]): Recommendation[] {
  const popular = soonest
    .filter(({ applications_count }) => applications_count > 0)
    .sort((one, other) => other.applications_count - one.applications_count)
    .slice(0, maxPerReason);
  const soon = soonest.filter(({ applications_count }) => applications_count === 0);
  return [
    ...popular.map(({ id }) => ({ id, reason: "popular" as const })),
    ...soon.map(({ id }) => ({ id, reason: "soon" as const })),
  ].slice(0, maxRecommended);
}

async function readRecommendations(db: Executor, userId: number, now: Date): Promise<Recommendation[]> {
  const { rows } = await sql<Recommendation>`
    with me as (
      select u.id, u.university_id, v.prefecture_id, l.language_id
        from users u join interface_languages l on l.code = u.language left join universities v on v.id = u.university_id
       where u.id = ${userId}
    ), open_events as (
      select e.* from events e
       where ${offersPlacesSql(now)} and ${isListedForSql(sql`(select university_id from me)`)} and ${hasNotApplied}
       order by e.start_at, e.id limit 500
    ), reasoned as (
      ${personalReasons}
      select e.id, e.start_at, 'popular' as reason, 5 as rank, -e.applications_count as weight
        from open_events e where e.applications_count > 0
      union all
      select e.id, e.start_at, 'soon', 6, 0 from open_events e
    ), best as (
      select distinct on (id) id, reason, rank, weight, start_at from reasoned order by id, rank
    ), placed as (
      select *, row_number() over (partition by rank order by weight, start_at, id) as place from best
    )
    select id, reason from placed
     where place <= ${maxPerReason} or rank = 6
     order by rank, place limit ${maxRecommended}`.execute(db);
  return rows;
}

const hasNotApplied = sql`not exists (
  select from applications a, me where a.event_id = e.id and a.user_id = me.id and ${isActiveSql("a")})`;

const personalReasons = sql`
  select e.id, e.start_at, 'followed_organization' as reason, 1 as rank, 0 as weight from open_events e, me
   where exists (select from event_hosts h join organization_follows f using (organization_id)
                  where h.event_id = e.id and h.is_hosting and f.user_id = me.id and f.unfollowed_at is null)
  union all
  select e.id, e.start_at, 'your_university', 2, 0 from open_events e, me
   where e.university_id = me.university_id
      or exists (select from event_target_universities t
                  where t.event_id = e.id and t.university_id = me.university_id)
  union all
  select e.id, e.start_at, 'your_prefecture', 3, 0 from open_events e, me where e.prefecture_id = me.prefecture_id
  union all
  select e.id, e.start_at, 'your_language', 4, 0 from open_events e, me
   where exists (select from event_spoken_languages s
                  where s.event_id = e.id and s.language_id = me.language_id)
  union all`;
