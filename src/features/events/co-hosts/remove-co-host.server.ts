import type { Db } from "../../../platform/db/client.server.ts";
import { forbidden, invalid, notFound } from "../../../shared/app-error.ts";
import { mailOrganization } from "../../organizations/organizations.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import { coHostWithdrawnMail } from "../mails/co-host-withdrawn.mail.server.ts";
import { requireActingHost, requireActingOrganizer } from "../permissions/acting-host.server.ts";
import { type HostRow, hasAccepted, selectHosts } from "./host-rows.server.ts";

/** A host may withdraw an invitation; any organization may end its own part. The owner's part never ends. */
export function removeCoHost(
  db: Db,
  eventId: number,
  targetId: number,
  currentId: number,
  userId: number,
  now: Date,
): Promise<HostRow> {
  return inLockedEvent(db, eventId, async (tx) => {
    const isOwnPart = targetId === currentId;
    const requireActing = isOwnPart ? requireActingOrganizer : requireActingHost;
    await requireActing(tx, eventId, currentId, userId);
    const host = await tx
      .selectFrom("event_hosts")
      .selectAll()
      .where("event_id", "=", eventId)
      .where("organization_id", "=", targetId)
      .executeTakeFirst();
    if (!host) throw notFound("organization");
    if (host.is_owner) throw invalid("organization", "owner");
    const isInvited = !hasAccepted(host) && host.declined_at === null;
    if (!isOwnPart && !isInvited) throw forbidden();
    const removed = await selectHosts(tx).where("h.id", "=", host.id).executeTakeFirstOrThrow();
    await tx.deleteFrom("event_hosts").where("id", "=", host.id).execute();
    await recordEventActivity(tx, eventId, "co_host.removed", { details: { organizationId: targetId } });
    if (!isOwnPart) {
      await mailOrganization(tx, targetId, coHostWithdrawnMail, {
        payload: { eventId, organizationId: targetId, invitedById: host.invited_by_id },
        cause: `${host.id}:${now.getTime()}`,
      });
    }
    return removed;
  });
}
