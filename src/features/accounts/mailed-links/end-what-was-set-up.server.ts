import type { Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { Platform } from "../../../platform/platform.ts";
import { endOtherDevices } from "../devices/signed-in-devices.server.ts";
import { cancelEmailChange } from "../email-change/email-changes.server.ts";

/** Ways of later features into an account. */
interface WaysIn {
  /** Ends them, in the transaction in which the account's address is proved for the first time. */
  end(tx: Tx, userId: number): Promise<void>;
  /** How many of them let the person in at present. */
  count(platform: Pick<Platform, "settings">, tx: Tx, userId: number): Promise<number>;
}

export const waysIn = new ExtensionPoint<WaysIn>("ways into an account beside its password");

/**
 * Ends every way into an account that was set up before its address was proved: anybody could have signed up with it, to be there
 * before its owner. The account is locked by the caller. (The password ends with the one that the owner sets.)
 */
export async function endWhatWasSetUp(
  { extensions }: Pick<Platform, "extensions">,
  tx: Tx,
  userId: number,
): Promise<void> {
  await endOtherDevices(tx, userId, null);
  await cancelEmailChange(tx, userId);
  await tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();
  for (const way of extensions.of(waysIn)) await way.end(tx, userId);
}
