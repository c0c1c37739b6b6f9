import { type RawBuilder, sql } from "kysely";
import { tookPartBeforeSql } from "../../applications/applications.server.ts";

/**
 * SQL condition: the user follows one of the event's hosts (its owner or an accepted co-host).
 * @param event and user are columns or values in the statement around it
 */
export function followsAHost(event: RawBuilder<unknown>, user: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from event_hosts host
      join organization_follows f on f.organization_id = host.organization_id
     where host.event_id = ${event} and host.is_hosting and f.user_id = ${user} and f.unfollowed_at is null
  )`;
}

/** SQL condition: the user took part in a past event of one of the event's hosts. */
export function tookPartWithAHost(
  event: RawBuilder<unknown>,
  user: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from event_hosts host
      join event_hosts past_host on past_host.organization_id = host.organization_id and past_host.is_hosting
      join events past on past.id = past_host.event_id
      join applications part on part.event_id = past.id
     where host.event_id = ${event} and host.is_hosting and part.user_id = ${user}
       and ${tookPartBeforeSql({ application: "part", event: "past" }, now)}
  )`;
}
