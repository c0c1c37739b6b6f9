import type { Tx } from "../../../platform/db/client.server.ts";
import { handOverMails } from "../../../platform/mail/queue/hand-over-mails.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { type AddressConfirmation, eraseGuests, type GuestErasure } from "../../accounts/accounts.server.ts";
import { inLockedEvent } from "../../events/events.server.ts";

/**
 * What organizers have added by hand under an address becomes that of the account whose owner has shown that the address is theirs: with
 * ticket, answers, notes and check-in. Where the account has applied to the event too, both stay: which of them counts is the organizer's to say.
 */
export const joinGuests: AddressConfirmation = {
  async onConfirmed({ db, extensions, clock }, { userId, email }) {
    const guests = await db
      .selectFrom("users as u")
      .innerJoin("applications as a", "a.user_id", "u.id")
      .select(["u.id as guestId", "a.event_id as eventId"])
      .where("u.guest_email", "=", email)
      .where(isNotDeleted("u"))
      .execute();
    for (const { guestId, eventId } of guests) {
      const erasure = { extensions, now: clock.now() };
      await inLockedEvent(db, eventId, (tx) => joinGuest(tx, { guestId, eventId, userId, email }, erasure));
    }
  },
};

async function joinGuest(
  tx: Tx,
  { guestId, eventId, userId, email }: { guestId: number; eventId: number; userId: number; email: string },
  erasure: GuestErasure,
): Promise<void> {
  const account = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .where(isNotDeleted("users"))
    .forKeyShare()
    .executeTakeFirst();
  if (!account) return;
  const joined = await tx
    .updateTable("applications as a")
    .set({ user_id: userId })
    .where("event_id", "=", eventId)
    .where("user_id", "=", guestId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("applications as own")
            .select("own.id")
            .where("own.event_id", "=", eventId)
            .where("own.user_id", "=", userId),
        ),
      ),
    )
    .executeTakeFirst();
  if (Number(joined.numUpdatedRows) === 0) return;
  await handOverMails(tx, guestId, userId);
  await eraseGuests(tx, [guestId], erasure);
}
