import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { keepTeamMember, recordTeamAction } from "../../accounts/accounts.server.ts";
import {
  holdOrganizationAlone,
  lockOrganization,
  recordActivity,
  writeSuspension,
} from "../../organizations/organizations.server.ts";
import { lockEvents } from "../event-locks.server.ts";
import { beginHold, endHold } from "./change-hold.server.ts";
import type { HoldingPlatform } from "./hold-event.server.ts";
import { mailCoHostsOfSuspension, mailOfSuspension } from "./mail-of-hold.server.ts";

/**
 * Suspends an organization for a reason that its members read: its own events are held, and it is a co-host nowhere for the time.
 * One that is suspended already gets the new reason.
 * @param callerId null for the operator
 */
export function suspendOrganization(
  { db, clock, extensions }: HoldingPlatform,
  organizationId: number,
  reason: string,
  callerId: number | null = null,
): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const before = await lockWithEvents(tx, organizationId);
    await keepTeamMember(tx, callerId);
    if (before.suspended_at && before.suspension_reason === reason) return;
    await writeSuspension(tx, organizationId, {
      suspended_at: before.suspended_at ?? now,
      suspension_reason: reason,
    });
    if (!before.suspended_at) {
      // Also one that was made since they were locked: from now on a new one is held from the beginning.
      const ids = await findEventIdsOf(tx, organizationId);
      await beginHold(tx, extensions, { ids, columns: { owner_suspended_at: now }, now, isNew: true });
      await sql`
        update event_hosts set accepted_before_suspension_at = accepted_at, accepted_at = null
         where organization_id = ${organizationId} and accepted_at is not null`.execute(tx);
    }
    await recordTeamAction(tx, {
      kind: "organization.suspended",
      subject: "organization",
      subjectId: organizationId,
      details: { reason },
    });
    await recordActivity(tx, { kind: "organization.suspended", organizationId, isUnnamed: true });
    await mailOfSuspension(tx, organizationId, { news: "suspended", reason, now });
    if (!before.suspended_at) await mailCoHostsOfSuspension(tx, organizationId, { news: "held", now });
  });
}

/** Ends what `suspendOrganization` began; an event that is held for itself stays held. Nothing happens where it is not suspended. */
export function restoreOrganization(
  { db, clock, extensions }: HoldingPlatform,
  organizationId: number,
  callerId: number | null = null,
): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const before = await lockWithEvents(tx, organizationId);
    await keepTeamMember(tx, callerId);
    if (!before.suspended_at) return;
    await writeSuspension(tx, organizationId, { suspended_at: null, suspension_reason: null });
    await sql`
      update event_hosts set accepted_at = accepted_before_suspension_at, accepted_before_suspension_at = null
       where organization_id = ${organizationId} and accepted_before_suspension_at is not null`.execute(tx);
    const ids = await findEventIdsOf(tx, organizationId);
    await endHold(tx, extensions, { ids, of: "owner", now });
    await recordTeamAction(tx, {
      kind: "organization.restored",
      subject: "organization",
      subjectId: organizationId,
    });
    await recordActivity(tx, { kind: "organization.restored", organizationId, isUnnamed: true });
    const reason = before.suspension_reason ?? "";
    await mailOfSuspension(tx, organizationId, { news: "restored", reason, now });
    await mailCoHostsOfSuspension(tx, organizationId, { news: "released", now });
  });
}

/**
 * The organization first, then its own events and those that it co-hosts, as by who deletes it or the account of a member. Then its row
 * alone, so that each new event of it comes before or after.
 */
async function lockWithEvents(tx: Tx, organizationId: number) {
  await lockOrganization(tx, organizationId);
  const { rows } = await sql<{ event_id: number }>`
    select event_id from event_hosts where organization_id = ${organizationId}`.execute(tx);
  await lockEvents(
    tx,
    rows.map(({ event_id }) => event_id),
  );
  await holdOrganizationAlone(tx, organizationId);
  return tx
    .selectFrom("organizations")
    .select(["suspended_at", "suspension_reason"])
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
}

async function findEventIdsOf(tx: Tx, organizationId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("events")
    .select("id")
    .where("owner_organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
