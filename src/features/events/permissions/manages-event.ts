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

/** Whether there is a host for which a user may act. */
export function managesEventSql(event: RawBuilder<number>, user: RawBuilder<number | null>) {
  return sql<SqlBool>`exists (
    select from event_hosts h join organization_members m using (organization_id)
     where h.event_id = ${event} and h.is_hosting and m.user_id = ${user})`;
}
