import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { requireProof } from "../../accounts/accounts.server.ts";
import { challengeSeconds, storeChallenge } from "../challenges/passkey-challenges.server.ts";
import { findCredentials } from "../passkey-rows.server.ts";
import { passkeyAlgorithms, relyingPartyOf } from "../relying-party.ts";

const tries = { name: "passkey_registration", max: 60, seconds: 60 * 60 };

/**
 * Options by which a device makes a passkey that is found without an address being typed. A passkey opens the account for good, so a session
 * that somebody left open does not do: it takes a sign-in in the last ten minutes, or the current password.
 */
export async function beginAddingPasskey(
  platform: Platform,
  session: Session,
  currentPassword: string | null | undefined,
) {
  const { id, email } = session.user;
  await limitAttempts(platform, tries, String(id));
  await requireProof(platform, session, {
    currentPassword,
    ways: ["password", "passkey", "provider"],
    wrong: "not_right",
  });
  const party = relyingPartyOf(platform.settings.publicUrl);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: userHandleOf(id),
    userName: email,
    userDisplayName: email,
    timeout: challengeSeconds * 1000,
    attestationType: "none",
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: await findCredentials(platform.db, id),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge(platform, { challenge: options.challenge, kind: "registration", userId: id });
  return options;
}

/** By which a device has one passkey of an account, whatever its address is; it says nothing of the person. */
const userHandleOf = (userId: number) => new TextEncoder().encode(String(userId));
