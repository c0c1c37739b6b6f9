import { apiClient } from "../../../platform/browser/api-client.ts";
import { isInWindowAlone } from "../../../platform/browser/storage/stored-session.ts";
import type { passkeyContracts } from "../passkeys.contract.ts";

const api = apiClient<typeof passkeyContracts>();
const place = "tsudoi.passkey-offer";

/**
 * Whether whoever has just logged in is asked to have a passkey: on a device that can make one, once, and without one yet. Never on a
 * shared computer: whoever unlocks it next would be in their account.
 */
export async function mayOfferPasskey(): Promise<boolean> {
  try {
    if (isInWindowAlone() || localStorage.getItem(place)) return false;
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
    return (await api("GET /users/own/passkeys")).data.length === 0;
  } catch {
    return false;
  }
}

/** Nobody is asked on this device again. */
export function declinePasskeyOffer(): void {
  try {
    localStorage.setItem(place, "declined");
  } catch {
    // It is asked again next time.
  }
}
