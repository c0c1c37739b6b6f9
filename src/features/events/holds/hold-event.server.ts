import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { keepTeamMember, recordTeamAction } from "../../accounts/accounts.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import { beginHold, endHold } from "./change-hold.server.ts";
import { mailHostsOfHold } from "./mail-of-hold.server.ts";

/** The operator's command line has no more of it. */
export type HoldingPlatform = Pick<Platform, "db" | "clock" | "extensions">;

/**
 * Holds an event for a reason that its organizers read. One that is held already gets the new reason. Whether it is published is
 * remembered, and whoever reads it without being its manager finds nothing from this commit on.
 * @param callerId null for the operator
 */
export function holdEvent(
  { db, clock, extensions }: HoldingPlatform,
  id: number,
  reason: string,
  callerId: number | null = null,
): Promise<void> {
  const now = clock.now();
  return inLockedEvent(db, id, async (tx) => {
    const event = await findHold(tx, id);
    await keepTeamMember(tx, callerId);
    if (event.held_at && event.hold_reason === reason) return;
    const columns = { held_at: event.held_at ?? now, hold_reason: reason };
    await beginHold(tx, extensions, { ids: [id], columns, now, isNew: !event.held_at });
    await recordTeamAction(tx, { kind: "event.held", subject: "event", subjectId: id, details: { reason } });
    await recordEventActivity(tx, id, "event.held", { isUnnamed: true });
    await mailHostsOfHold(tx, { eventId: id, news: "held", reason, now });
  });
}

/** Ends what `holdEvent` began: the event is as it was, unless its owner is suspended. Nothing happens where it is not held. */
export function releaseEvent(
  { db, clock, extensions }: HoldingPlatform,
  id: number,
  callerId: number | null = null,
): Promise<void> {
  const now = clock.now();
  return inLockedEvent(db, id, async (tx) => {
    const event = await findHold(tx, id);
    await keepTeamMember(tx, callerId);
    if (!event.held_at) return;
    const reason = event.hold_reason ?? "";
    await endHold(tx, extensions, { ids: [id], of: "event", now });
    await recordTeamAction(tx, { kind: "event.released", subject: "event", subjectId: id });
    await recordEventActivity(tx, id, "event.released", { isUnnamed: true });
    // While its owner is suspended it is not back yet.
    if (!event.owner_suspended_at) await mailHostsOfHold(tx, { eventId: id, news: "released", reason, now });
  });
}

async function findHold(tx: Tx, id: number) {
  const event = await tx
    .selectFrom("events")
    .select(["held_at", "hold_reason", "owner_suspended_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!event) throw notFound("event");
  return event;
}
