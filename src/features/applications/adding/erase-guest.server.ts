import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { eraseGuests, type GuestErasure } from "../../accounts/accounts.server.ts";
import { inLockedEvent, recordEventActivity } from "../../events/events.server.ts";

/**
 * Erases somebody without an account, as a deleted account is: the application stays, cancelled and nameless, and the place goes to who
 * waits. No mail tells of it.
 * @throws `not_found`, also for who has an account
 */
export function eraseGuest(
  { db, extensions, clock }: Platform,
  eventId: number,
  userId: number,
): Promise<void> {
  return inLockedEvent(db, eventId, async (tx) => {
    const [id] = await findGuests(tx, eventId, userId);
    if (id === undefined) throw notFound("user");
    await eraseGuests(tx, [id], { extensions, now: clock.now() });
    await recordEventActivity(tx, eventId, "person.erased");
  });
}

/** All of an event after which nobody could. */
export async function eraseGuestsOf(tx: Tx, eventId: number, erasure: GuestErasure): Promise<void> {
  await eraseGuests(tx, await findGuests(tx, eventId, null), erasure);
}

async function findGuests(tx: Tx, eventId: number, userId: number | null): Promise<number[]> {
  let query = tx
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("u.id")
    .where("a.event_id", "=", eventId)
    .where("u.is_guest", "=", true)
    .where(isNotDeleted("u"));
  if (userId !== null) query = query.where("u.id", "=", userId);
  return (await query.execute()).map(({ id }) => id);
}
