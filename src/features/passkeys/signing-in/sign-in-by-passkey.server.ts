import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import {
  type Device,
  findUser,
  limitFailures,
  lockUser,
  mayTellOfDevice,
  renewProof,
  type StartedSession,
  startSessionOf,
} from "../../accounts/accounts.server.ts";
import { challengeIn } from "../challenges/challenge-in.server.ts";
import { consumeChallenge } from "../challenges/passkey-challenges.server.ts";
import { relyingPartyOf } from "../relying-party.ts";
import { counterGoesBack } from "./counter-goes-back.ts";

interface Answered {
  response: AuthenticationResponseJSON;
  /** Of who proves themselves again; null for whoever signs in. */
  session: Session | null;
  /** The network address that the answer comes from. */
  source: string;
  device: Device;
}

/**
 * Signs in whoever holds the passkey, or renews the proof of a session. Null for everything that is not right: a passkey that is unknown,
 * deleted or somebody else's, a challenge that is too old or used up, another site's answer, a person who is blocked or gone. Failures
 * are limited as those of passwords are.
 * @returns for a session that goes on, `renewed`
 */
export async function signInByPasskey(
  platform: Platform,
  { response, session, source, device }: Answered,
): Promise<StartedSession | "renewed" | null> {
  const undo = await limitFailures(platform, `passkey ${response.id}`, source);
  const userId = session?.user.id ?? null;
  const challenge = challengeIn(response.response.clientDataJSON);
  if (!(await consumeChallenge(platform, { challenge, kind: "sign_in", userId }))) return null;
  const signed = await verify(platform, challenge, response);
  if (!signed || (userId !== null && userId !== signed.userId)) return null;
  const user = session ? null : await findUser(platform.db, signed.userId);
  const isTold = user ? await mayTellOfDevice(platform, user, device) : false;
  const started = await platform.db.transaction().execute(async (tx) => {
    // The account before its passkey, as whoever deletes the one or the other.
    if (!(await lockUser(tx, signed.userId)) || !(await countUse(platform, tx, signed))) return null;
    const now = platform.clock.now();
    if (!session) return startSessionOf(tx, { userId: signed.userId, by: "passkey", device, now, isTold });
    await renewProof(tx, session.id, "passkey", now);
    return "renewed" as const;
  });
  if (started) await undo();
  return started;
}

interface Signed {
  id: number;
  userId: number;
  counter: number;
}

/** Counters are compared where the passkey is locked: `countUse`. */
async function verify(
  { db, settings }: Platform,
  challenge: string,
  response: AuthenticationResponseJSON,
): Promise<Signed | null> {
  const passkey = await db
    .selectFrom("passkeys")
    .select(["id", "user_id", "credential_id", "public_key"])
    .where("credential_id", "=", response.id)
    .executeTakeFirst();
  if (!passkey) return null;
  const party = relyingPartyOf(settings.publicUrl);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    // It throws for everything that is not as it was asked for.
  }).catch(() => null);
  if (!verified?.verified) return null;
  return { id: passkey.id, userId: passkey.user_id, counter: verified.authenticationInfo.newCounter };
}

/** False where the passkey has been deleted meanwhile, or its counter went back. */
async function countUse({ clock, log }: Platform, tx: Tx, { id, counter }: Signed): Promise<boolean> {
  const passkey = await tx
    .selectFrom("passkeys")
    .select("counter")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) return false;
  if (counterGoesBack(passkey.counter, counter)) {
    log.warn({ passkey: id, before: passkey.counter, counter }, "a passkey's counter went back");
    return false;
  }
  await tx.updateTable("passkeys").set({ counter, last_used_at: clock.now() }).where("id", "=", id).execute();
  return true;
}
