import type { Tx } from "../../platform/db/client.server.ts";
import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { eraseChallenges } from "./challenges/passkey-challenges.server.ts";

/** Passkeys end with the account, and where its address is proved for the first time. */
export async function endPasskeys(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await eraseChallenges(tx, userId);
}

export const onAccountDeleted: AccountDeletion = {
  erase: (tx, { id }) => endPasskeys(tx, id),
};
