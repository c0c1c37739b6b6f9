import type { Tx } from "../../../platform/db/client.server.ts";
import { isAheadSql, isGivenAtOnce, type PlacesGiven, placesForQueue } from "../../events/events.server.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";
import { offerEndsAt } from "./offer-end.ts";

/**
 * Gives the places that are free to those who wait, in the order of the queue: until `promote_until` each is confirmed who does not
 * want to be asked, from then on each is offered theirs. Whoever frees places or lets an event take place (again) calls it before the transaction ends, with the
 * event locked: while somebody waits no place stands free after any commit. In an event that is not published, is cancelled or has
 * begun nothing moves. Answers how many are confirmed and are offered a place.
 */
export async function fillFreePlaces(tx: Tx, eventId: number, now: Date): Promise<PlacesGiven> {
  const event = await findEventAhead(tx, eventId, now);
  const places = event ? placesForQueue(event) : 0;
  if (!event || places === 0) return { promoted: 0, offered: 0 };
  const next = await findNextInQueue(tx, eventId, places);
  const promotion = { promoteUntil: event.promote_until_at, startAt: event.start_at };
  const offerExpiresAt = offerEndsAt(now, event.start_at);
  const given = next.map((person) => ({
    ...person,
    isAtOnce: isGivenAtOnce(promotion, person.asks_before_promotion, now),
  }));
  await changeLockedApplications(
    tx,
    given.map(({ user_id: userId, isAtOnce }) => ({
      eventId,
      userId,
      from: "waiting",
      ...(isAtOnce
        ? { to: "confirmed", news: "promoted", promotion: { offerExpiresAt: null } }
        : { to: "offered", news: "offered", promotion: { offerExpiresAt } }),
      at: now,
    })),
  );
  const promoted = given.filter(({ isAtOnce }) => isAtOnce).length;
  return { promoted, offered: given.length - promoted };
}

function findEventAhead(tx: Tx, eventId: number, now: Date) {
  return tx
    .selectFrom("events as e")
    .select([
      "e.start_at",
      "e.promote_until_at",
      "e.max_participant_num",
      "e.applications_count",
      "e.waiting_count",
    ])
    .where("e.id", "=", eventId)
    .where(isAheadSql(now))
    .executeTakeFirst();
}

function findNextInQueue(tx: Tx, eventId: number, limit: number) {
  return tx
    .selectFrom("applications")
    .select(["user_id", "asks_before_promotion"])
    .where("event_id", "=", eventId)
    .where("queue_number", "is not", null)
    .orderBy("queue_number")
    .limit(limit)
    .execute();
}
