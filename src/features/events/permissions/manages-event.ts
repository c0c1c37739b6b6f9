import { type RawBuilder, type SqlBool, sql } from "kysely";

/** A host of an event as answers name it. */
interface Host {
  is_owner: boolean;
  accepted_at: string | null;
  organization: { organizer_ids: readonly number[] };
}

/**
 * The hosts of an event for which a person may act: who is an organizer of its owner, or of a co-host that has accepted, manages
 * the event.
 */
export function hostsManagedBy<Known extends Host>(hosts: readonly Known[], userId: number): Known[] {
  return hosts.filter(
    ({ is_owner, accepted_at, organization }) =>
      (is_owner || accepted_at !== null) && organization.organizer_ids.includes(userId),
  );
}

/**
 * The events that a user manages, once each, as `event_id` with the `organization_id` for which they act: the owner
 * (`is_owner`) where they may act for it.
 * @param organization those alone for which they act as this organization
 */
export function managedEventsSql(user: RawBuilder<number>, organization?: number) {
  return sql`
    select distinct on (h.event_id) h.event_id, h.organization_id, h.is_owner
      from organization_members m join event_hosts h using (organization_id)
     where m.user_id = ${user} and m.is_organizer and h.is_hosting${
       organization === undefined ? sql`` : sql` and h.organization_id = ${organization}`
     }
     order by h.event_id, h.is_owner desc, h.organization_id`;
}

/**
 * The events at which a user may check people in, once each, as `event_id` with the `organization_id` for which they do, and whether
 * they manage it (`is_managed`): then the organization is the one of `managedEventsSql`.
 */
export function checkInEventsSql(user: RawBuilder<number>) {
  return sql`
    select distinct on (h.event_id) h.event_id, h.organization_id, m.is_organizer as is_managed
      from organization_members m join event_hosts h using (organization_id)
     where m.user_id = ${user} and h.is_hosting and (m.is_organizer or not is_event_on_hold(h.event_id))
     order by h.event_id, m.is_organizer desc, h.is_owner desc, h.organization_id`;
}

/** Whether there is a host for which a user may act. */
export function managesEventSql(event: RawBuilder<number>, user: RawBuilder<number | null>) {
  return sql<SqlBool>`exists (
    select from event_hosts h join organization_members m using (organization_id)
     where h.event_id = ${event} and h.is_hosting and m.user_id = ${user} and m.is_organizer)`;
}

/** Whether there is a host in which a user has any role, and so may check people in; those who do not manage it only while it is not on hold. */
export function checksInAtEventSql(event: RawBuilder<number>, user: RawBuilder<number | null>) {
  return sql<SqlBool>`exists (
    select from event_hosts h join organization_members m using (organization_id)
     where h.event_id = ${event} and h.is_hosting and m.user_id = ${user}
       and (m.is_organizer or not is_event_on_hold(h.event_id)))`;
}
