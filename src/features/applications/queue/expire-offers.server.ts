import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hasBegun, isOnHoldSql } from "../../events/events.server.ts";
import { isOfferOverSql } from "../actions/is-offer-over.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";
import { fillFreePlaces } from "./fill-free-places.server.ts";

/**
 * Ends the offers that nobody has accepted in time and gives the places on, event by event. Any number of processes may do so: an
 * event that another one holds comes with the next sweep. In one that is on hold they stand still. After the start nobody is told, since there is nothing left to do.
 */
export async function expireOffers({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ event_id: number }>`
    select distinct a.event_id from applications a join events e on e.id = a.event_id
     where a.state = 'offered' and ${isOfferOverSql(now)} and e.cancelled_at is null and not ${isOnHoldSql()}`.execute(
    db,
  );
  for (const { event_id: eventId } of rows) {
    await db.transaction().execute((tx) => expireOffersOf(tx, eventId, now));
  }
}

async function expireOffersOf(tx: Tx, eventId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ start_at: Date }>`
    select e.start_at from events e where e.id = ${eventId} and not ${isOnHoldSql()} for no key update skip locked`.execute(
    tx,
  );
  const [event] = rows;
  if (!event) return;
  const expired = await tx
    .selectFrom("applications as a")
    .select("a.user_id")
    .where("a.event_id", "=", eventId)
    .where("a.state", "=", "offered")
    .where(isOfferOverSql(now))
    .orderBy("a.offer_expires_at")
    .orderBy("a.id")
    .execute();
  await changeLockedApplications(
    tx,
    expired.map(({ user_id: userId }) => ({
      eventId,
      userId,
      from: "offered",
      to: "cancelled",
      cancelReason: "expired",
      news: hasBegun(event.start_at, now) ? null : "offer_expired",
      at: now,
    })),
  );
  await fillFreePlaces(tx, eventId, now);
}
