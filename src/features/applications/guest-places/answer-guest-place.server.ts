import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { declineGuest, lockActiveUser } from "../../accounts/accounts.server.ts";
import { inLockedEvent } from "../../events/events.server.ts";
import { findGuestPlaces, type GuestPlaceRow } from "./find-guest-places.server.ts";
import { takeOverPlace } from "./take-over-place.server.ts";

interface Answer {
  /** Of the guest's application. */
  id: number;
  userId: number;
  answer: "accept" | "decline";
}

/**
 * Takes over the place of a guest with the caller's address, or says that it is somebody else's; once, of any number of tabs.
 * @returns the state of the application that the caller has now, null where they have declined
 * @throws `not_found` for what the caller is not asked about, any more
 */
export async function answerGuestPlace(
  platform: Platform,
  answer: Answer,
): Promise<{ eventId: number; state: ApplicationState | null }> {
  const { event_id: eventId } = requirePlace(await findGuestPlaces(platform.db, answer.userId), answer.id);
  return inLockedEvent(platform.db, eventId, async (tx) => {
    await lockActiveUser(tx, answer.userId);
    // Again, now that nobody else changes it.
    const place = requirePlace(await findGuestPlaces(tx, answer.userId), answer.id);
    return { eventId, state: await give(platform, tx, place, answer) };
  });
}

async function give(platform: Platform, tx: Tx, place: GuestPlaceRow, { userId, answer }: Answer) {
  if (answer === "accept") return takeOverPlace(tx, platform, place, userId);
  await declineGuest(tx, place.guest_id, platform.clock.now());
  return null;
}

function requirePlace(places: readonly GuestPlaceRow[], id: number): GuestPlaceRow {
  const place = places.find((one) => one.id === id);
  if (!place) throw notFound("guest_place");
  return place;
}
