import { sql } from "kysely";
import type { AccountDeletion } from "../accounts/accounts.server.ts";

/** Questions of the person go with the account, also those from its address without signing in. */
export const onAccountDeleted: AccountDeletion = {
  async erase(tx, { id, email }) {
    await tx
      .deleteFrom("inquiries")
      .where((eb) => eb.or([eb("user_id", "=", id), eb(sql`lower(email)`, "=", email.toLowerCase())]))
      .execute();
  },
};
