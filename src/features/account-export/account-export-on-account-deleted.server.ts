import type { AccountDeletion } from "../accounts/accounts.server.ts";

/** A row without a person is a file that a worker takes away, within seconds: storage knows no transaction. */
export const onAccountDeleted: AccountDeletion = {
  async erase(tx, { id }) {
    await tx.updateTable("account_exports").set({ user_id: null }).where("user_id", "=", id).execute();
  },
};
