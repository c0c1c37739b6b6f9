import type { Tx } from "../../../platform/db/client.server.ts";
import { isAheadSql } from "../../events/events.server.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";

const hourMs = 60 * 60 * 1000;
/** An offered place is kept so long, and until the start at most. */
export const offerMs = 12 * hourMs;

/**
 * Gives the places that are free to those who wait, in the order of the queue: until `promote_until` each is confirmed, from then on
 * each is offered theirs. Whoever frees places or lets an event take place (again) calls it before the transaction ends, with the
 * event locked: while somebody waits no place stands free after any commit. In an event that is not published, is cancelled or has
 * begun nothing moves.
 */
export async function fillFreePlaces(tx: Tx, eventId: number, now: Date): Promise<void> {
  const event = await findPlaces(tx, eventId, now);
  if (!event) return;
  const next = await findNextInQueue(tx, eventId, event.free);
  const isGiven = now < (event.promote_until_at ?? event.start_at);
  const offerExpiresAt = isGiven
    ? null
    : new Date(Math.min(now.getTime() + offerMs, event.start_at.getTime()));
  await changeLockedApplications(
    tx,
    next.map((userId) => ({
      eventId,
      userId,
      from: "waiting",
      to: isGiven ? "confirmed" : "offered",
      news: isGiven ? "promoted" : "offered",
      at: now,
      promotion: { offerExpiresAt },
    })),
  );
}

/** Undefined where nobody waits, no place is free or nobody gets one any more. */
async function findPlaces(tx: Tx, eventId: number, now: Date) {
  const event = await tx
    .selectFrom("events as e")
    .select((eb) => [
      "e.start_at",
      "e.promote_until_at",
      "e.waiting_count",
      eb("e.max_participant_num", "-", eb.ref("e.applications_count")).as("free"),
    ])
    .where("e.id", "=", eventId)
    .where(isAheadSql(now))
    .executeTakeFirst();
  return event && event.free > 0 && event.waiting_count > 0 ? event : undefined;
}

async function findNextInQueue(tx: Tx, eventId: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("applications")
    .select("user_id")
    .where("event_id", "=", eventId)
    .where("queue_number", "is not", null)
    .orderBy("queue_number")
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
