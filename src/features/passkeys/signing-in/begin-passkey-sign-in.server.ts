import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { challengeSeconds, storeChallenge } from "../challenges/passkey-challenges.server.ts";
import { findCredentials } from "../passkey-rows.server.ts";
import { relyingPartyOf } from "../relying-party.ts";

/** Every visit of the log-in asks for one, and a campus may stand behind one address. */
const asked = { name: "passkey_options", max: 4500, seconds: 60 * 60 };

/** Options by which a device signs somebody in, whoever it is; in a session it takes a passkey of its holder alone. */
export async function beginPasskeySignIn({ platform, session, address }: RequestContext) {
  await limitAttempts(platform, asked, address);
  const userId = session?.user.id ?? null;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(platform.settings.publicUrl).id,
    timeout: challengeSeconds * 1000,
    userVerification: "required",
    allowCredentials: userId === null ? [] : await findCredentials(platform.db, userId),
  });
  await storeChallenge(platform, { challenge: options.challenge, kind: "sign_in", userId });
  return options;
}
