import type { AccountDeletion } from "../accounts/accounts.server.ts";

export const onAccountDeleted: AccountDeletion = {
  async erase(tx, { id }) {
    await tx.deleteFrom("event_bookmarks").where("user_id", "=", id).execute();
    await tx.deleteFrom("saved_searches").where("user_id", "=", id).execute();
  },
};
