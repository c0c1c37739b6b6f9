import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { HoldFacts } from "../holds/is-on-hold.ts";
import { checksInAtEventSql, managesEventSql } from "../permissions/manages-event.ts";
import type { EventTies } from "./event-visibility.ts";

/** Facts that `canRead` decides by: the event and the person's relation to it. */
export interface EventAccess {
  event: { is_published: boolean } & HoldFacts;
  ties: EventTies;
}

/**
 * Null where there is no such event.
 * @param userId undefined for visitors
 */
export async function findEventAccess(
  db: Executor,
  eventId: number,
  userId: number | undefined,
): Promise<EventAccess | null> {
  const { rows } = await sql<EventTies & EventAccess["event"]>`
    select e.is_published, e.is_published_after_hold,
           exists (select from users u where u.id = me.id and u.is_uniteam) as "isTeam",
           exists (
             select from organization_members m
              where m.organization_id = e.owner_organization_id and m.user_id = me.id and m.is_organizer) as "isOwner",
           ${managesEventSql(sql.ref("e.id"), sql.ref("me.id"))} as "isManager",
           ${checksInAtEventSql(sql.ref("e.id"), sql.ref("me.id"))} as "mayCheckIn",
           exists (
             select from event_hosts h join organization_members m using (organization_id)
              where h.event_id = e.id and m.user_id = me.id and m.is_organizer) as "isInvited",
           exists (
             select from applications a where a.event_id = e.id and a.user_id = me.id) as "hasApplied"
      from events e, (select ${userId ?? null}::integer as id) as me
     where e.id = ${eventId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { is_published, is_published_after_hold, ...ties } = row;
  return { event: { is_published, is_published_after_hold }, ties };
}
