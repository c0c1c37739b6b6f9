import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { AppError, invalid } from "../../shared/app-error.ts";
import { isNotDeleted } from "../../shared/is-not-deleted.server.ts";
import { holdOrganizationAlone, type OrganizationDeletion } from "../organizations/organizations.server.ts";
import { endsAtSql } from "./availability/ends-at.ts";
import { hasPartSql } from "./co-hosts/host-rows.server.ts";
import { eventLifecycle } from "./ending/event-lifecycle.server.ts";
import { lockEvents } from "./event-locks.server.ts";

/**
 * An organization with people who come to an event of it is not deleted before that is over or called off. What nobody has applied to goes
 * with it; its part in the events of others ends. Of those that nobody manages from now on no guest is known any more, whom nobody could
 * erase.
 */
export const onOrganizationDeleted: OrganizationDeletion = async (
  { extensions },
  tx,
  { organizationId, now },
) => {
  await lockEvents(tx, await findHosted(tx, organizationId));
  await holdOrganizationAlone(tx, organizationId);
  // With those that somebody was creating until now.
  const ids = await findOwned(tx, organizationId);
  const isRemovable = async (id: number) => {
    try {
      for (const feature of extensions.of(eventLifecycle)) await feature.checkRemovable?.(tx, id);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.kind === "invalid") return false;
      throw error;
    }
  };
  const needed: number[] = [];
  for (const id of ids) if (!(await isRemovable(id))) needed.push(id);
  const { rows: ahead } = await sql`
    select from events e where id = any(${needed}::integer[]) and cancelled_at is null and ${endsAtSql()} > ${now}`.execute(
    tx,
  );
  if (ahead.length > 0) throw invalid("organization", "has_events_ahead");
  const end = { extensions, now };
  const removable = ids.filter((id) => !needed.includes(id));
  for (const id of removable) {
    for (const feature of extensions.of(eventLifecycle)) await feature.onRemoved?.(tx, id, end);
  }
  await sql`delete from hold_answers where event_id = any(${removable}::integer[])`.execute(tx);
  await sql`delete from events where id = any(${removable}::integer[])`.execute(tx);
  for (const id of await findAbandoned(tx, organizationId, now)) {
    for (const feature of extensions.of(eventLifecycle)) await feature.onAbandoned?.(tx, id, end);
  }
  await tx.deleteFrom("event_templates").where("organization_id", "=", organizationId).execute();
  await tx
    .deleteFrom("event_hosts")
    .where("organization_id", "=", organizationId)
    .where("is_owner", "=", false)
    .execute();
  // What was asked of others in its name, and not answered yet.
  await sql`
    delete from event_hosts h using events e
     where e.id = h.event_id and e.owner_organization_id = ${organizationId} and not ${hasPartSql("h")}`.execute(
    tx,
  );
};

/** Also those of others: of two hosts that are deleted at once one is the last. */
async function findHosted(tx: Tx, organizationId: number): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    select h.event_id from event_hosts h where h.organization_id = ${organizationId} and ${hasPartSql("h")}`.execute(
    tx,
  );
  return rows.map(({ event_id }) => event_id);
}

/** What it hosts that is over or cancelled, and that no organization hosts which is still there. */
async function findAbandoned(tx: Tx, organizationId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from event_hosts h join events e on e.id = h.event_id
     where h.organization_id = ${organizationId} and ${hasPartSql("h")}
       and (e.cancelled_at is not null or ${endsAtSql()} <= ${now})
       and not exists (
         select from event_hosts other join organizations o on o.id = other.organization_id
          where other.event_id = e.id and ${hasPartSql("other")} and o.id <> h.organization_id and ${isNotDeleted("o")})
     order by e.id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function findOwned(tx: Tx, organizationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from events where owner_organization_id = ${organizationId} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
