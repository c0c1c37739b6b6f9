import type { Tx } from "../../platform/db/client.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AccountDeletion } from "../accounts/accounts.server.ts";

/** Identities end with the account, and where its address is proved for the first time. What is under way ends with its session. */
export async function endIdentities(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
}

export const onAccountDeleted: AccountDeletion = {
  erase: (tx, { id }) => endIdentities(tx, id),
};

/** Log-ins that nobody has finished in time count no more, and what providers have said of people who did not go on is forgotten. */
export async function removeOldFlows({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await db.deleteFrom("oidc_flows").where("expires_at", "<=", now).execute();
  await db.deleteFrom("identity_tickets").where("expires_at", "<=", now).execute();
}
