import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { removeRequests } from "./proving/remove-requests.server.ts";

export const onAccountDeleted: AccountDeletion = {
  async erase(tx, { id }) {
    await removeRequests(tx, id);
    await tx.deleteFrom("affiliations").where("user_id", "=", id).execute();
  },
};
