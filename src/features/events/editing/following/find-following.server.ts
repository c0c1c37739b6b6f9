import { sql } from "kysely";
import type { Executor } from "../../../../platform/db/client.server.ts";
import { copiesAtOnce } from "../../duplicating/dates/copies-at-once.ts";
import { isPublishedForManagersSql } from "../../holds/is-on-hold.ts";
import { managesEventSql } from "../../permissions/manages-event.ts";

export interface FollowingEvent {
  id: number;
  start_at: Date;
  is_published: boolean;
}

/**
 * The events of an event's series that begin after it and are still ahead, in the order of time: not cancelled, of the same owner,
 * and managed by the user; of more than a series is made with at once the first.
 */
export async function findFollowing(
  db: Executor,
  eventId: number,
  userId: number,
  now: Date,
): Promise<FollowingEvent[]> {
  const { rows } = await sql<FollowingEvent>`
    select e.id, e.start_at, ${isPublishedForManagersSql()} as is_published
      from events one
      join events e on e.series_id = one.series_id and e.owner_organization_id = one.owner_organization_id
     where one.id = ${eventId} and e.start_at > one.start_at and e.start_at > ${now} and e.cancelled_at is null
       and ${managesEventSql(sql`e.id`, sql`${userId}::integer`)}
     order by e.start_at, e.id limit ${copiesAtOnce}`.execute(db);
  return rows;
}
