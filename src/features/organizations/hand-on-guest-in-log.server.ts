import type { HandOnGuest } from "../accounts/accounts.server.ts";

/** The log goes on to say whom an organizer has added. */
export const handOnGuest: HandOnGuest = async (tx, { guestId, userId }) => {
  await tx.updateTable("activities").set({ person_id: userId }).where("person_id", "=", guestId).execute();
};
