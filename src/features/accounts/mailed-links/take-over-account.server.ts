import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { lockUser } from "../user-rows.server.ts";
import { endWhatWasSetUp } from "./end-what-was-set-up.server.ts";
import { confirmAddress } from "./mailed-tokens.server.ts";

/**
 * Gives an account whose address nobody had confirmed to whoever a provider knows to read it: what was set up in it before ends, and
 * the password and the links that were mailed with it.
 * @returns false, with nothing written, where the address has been confirmed or the account is gone meanwhile
 */
export async function takeOverAccount(platform: Platform, tx: Tx, userId: number): Promise<boolean> {
  await lockUser(tx, userId);
  const taken = await tx
    .updateTable("users")
    .set({ password_hash: null })
    .where("id", "=", userId)
    .where("email_confirmed_at", "is", null)
    .where(mayAct("users"))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await endWhatWasSetUp(platform, tx, userId);
  await tx.deleteFrom("account_tokens").where("user_id", "=", userId).execute();
  await confirmAddress(tx, userId, platform.clock.now());
  return true;
}
