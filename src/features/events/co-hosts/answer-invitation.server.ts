import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { mailOrganization, refuseSuspended } from "../../organizations/organizations.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { eventLifecycle } from "../ending/event-lifecycle.server.ts";
import { lockEvent } from "../event-locks.server.ts";
import { isOnHoldSql } from "../holds/is-on-hold.ts";
import { coHostAcceptedMail } from "../mails/co-host-accepted.mail.server.ts";
import { coHostDeclinedMail } from "../mails/co-host-declined.mail.server.ts";
import { type HostRow, selectHosts } from "./host-rows.server.ts";

const mails = { accepted: coHostAcceptedMail, declined: coHostDeclinedMail };

/** The same answer again changes nothing; the opposite one is refused. The inviting organization hears of it, and so does who had applied. */
export function answerInvitation(
  { db, clock, extensions }: Platform,
  organizationId: number,
  invitationId: number,
  answer: "accepted" | "declined",
): Promise<HostRow> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await refuseSuspended(tx, organizationId);
    const host = await lockInvitation(tx, organizationId, invitationId);
    // A suspension may have held the event until now.
    await refuseSuspended(tx, organizationId);
    const given = host.declined_at ? "declined" : host.accepted_at ? "accepted" : null;
    if (given && given !== answer) throw invalid("invitation", "already_answered");
    if (!given) {
      await tx
        .updateTable("event_hosts")
        .set(answer === "accepted" ? { accepted_at: now } : { declined_at: now })
        .where("id", "=", host.id)
        .execute();
      if (answer === "accepted") {
        const accepted = { eventId: host.event_id, organizationId, now };
        for (const feature of extensions.of(eventLifecycle)) await feature.onCoHostAccepted?.(tx, accepted);
      }
      await recordEventActivity(tx, host.event_id, `co_host.${answer}`, { details: { organizationId } });
      if (host.invited_by_id !== null) {
        await mailOrganization(tx, host.invited_by_id, mails[answer], {
          payload: { eventId: host.event_id, organizationId, invitedById: host.invited_by_id },
          cause: `${host.id}:${now.getTime()}`,
        });
      }
    }
    return selectHosts(tx).where("h.id", "=", host.id).executeTakeFirstOrThrow();
  });
}

/** Its event is locked before it is read, as by everybody who changes an event's hosts: two answers have an order. */
async function lockInvitation(tx: Tx, organizationId: number, invitationId: number) {
  const invitation = tx
    .selectFrom("event_hosts")
    .selectAll()
    .where("id", "=", invitationId)
    .where("organization_id", "=", organizationId)
    .where("is_owner", "=", false);
  const found = await invitation.executeTakeFirst();
  if (found) await lockEvent(tx, found.event_id);
  const host = found && (await invitation.executeTakeFirst());
  // To who does not manage it there is no event that is on hold.
  if (!host || (!host.is_hosting && (await isEventOnHold(tx, host.event_id)))) throw notFound("invitation");
  return host;
}

async function isEventOnHold(tx: Tx, eventId: number): Promise<boolean> {
  const held = await tx
    .selectFrom("events as e")
    .select("e.id")
    .where("e.id", "=", eventId)
    .where(isOnHoldSql())
    .executeTakeFirst();
  return held !== undefined;
}
