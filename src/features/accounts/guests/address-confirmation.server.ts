import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { Platform } from "../../../platform/platform.ts";

/** Extension point: somebody has opened a link of a mail, and so shown that an address is theirs. It may come again, for every link. */
export interface AddressConfirmation {
  /** @param person with the address in the form in which addresses are kept */
  onConfirmed(platform: Platform, person: { userId: number; email: string }): Promise<void>;
}

export const addressConfirmation = new ExtensionPoint<AddressConfirmation>("an address is confirmed");

/** Notifies features of an address that was confirmed, once that is written. */
export async function notifyOfConfirmedAddress(platform: Platform, userId: number): Promise<void> {
  const user = await platform.db
    .selectFrom("users")
    .select((eb) => eb.fn<string | null>("lower", ["email"]).as("email"))
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user?.email) return;
  for (const feature of platform.extensions.of(addressConfirmation)) {
    await feature.onConfirmed(platform, { userId, email: user.email });
  }
}
