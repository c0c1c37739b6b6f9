import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { mailOrganization } from "../../organizations/organizations.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import { refuseSuspendedOwner } from "../holds/refuse-on-hold.server.ts";
import { coHostInvitedMail } from "../mails/co-host-invited.mail.server.ts";
import { requireActingHost } from "../permissions/acting-host.server.ts";
import { type HostRow, selectHosts } from "./host-rows.server.ts";

export interface Invitation {
  eventId: number;
  /** The organization that the caller acts for. */
  invitingId: number;
  targetEmail: string;
}

/** Invites an organization; one that has declined is invited again, in the same row. */
export function inviteCoHost(db: Db, sent: Invitation, userId: number, now: Date): Promise<HostRow> {
  const { eventId, invitingId, targetEmail } = sent;
  // Of simultaneous invitations each sees the ones before it.
  return inLockedEvent(db, eventId, async (tx) => {
    await requireActingHost(tx, eventId, invitingId, userId);
    await refuseSuspendedOwner(tx, eventId);
    const organizationId = await findTarget(tx, eventId, targetEmail);
    const { id } = await tx
      .insertInto("event_hosts")
      .values({
        event_id: eventId,
        organization_id: organizationId,
        invited_by_id: invitingId,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .constraint("event_hosts_organization_key")
          .doUpdateSet({ invited_by_id: invitingId, declined_at: null, created_at: now }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordEventActivity(tx, eventId, "co_host.invited", { details: { organizationId } });
    await mailOrganization(tx, organizationId, coHostInvitedMail, {
      payload: { eventId, organizationId, invitedById: invitingId },
      cause: `${id}:${now.getTime()}`,
    });
    return selectHosts(tx).where("h.id", "=", id).executeTakeFirstOrThrow();
  });
}

/** Several organizations may share an address: the first without a part in the event, then the first that declined. */
async function findTarget(tx: Tx, eventId: number, email: string): Promise<number> {
  const field = "target_organization_email";
  const found = await tx
    .selectFrom("organizations as o")
    .leftJoin("event_hosts as h", (join) =>
      join.onRef("h.organization_id", "=", "o.id").on("h.event_id", "=", eventId),
    )
    .select(["o.id", "h.id as host_id", "h.is_hosting", "h.declined_at"])
    .where((eb) => eb(eb.fn("lower", ["o.email"]), "=", email.toLowerCase()))
    .where("o.suspended_at", "is", null)
    .orderBy("o.id")
    .execute();
  const target =
    found.find(({ host_id }) => host_id === null) ?? found.find(({ declined_at }) => declined_at !== null);
  if (target) return target.id;
  if (found.length === 0) throw invalid(field, "not_found");
  throw invalid(field, found.every(({ is_hosting }) => is_hosting) ? "already_host" : "already_invited");
}
