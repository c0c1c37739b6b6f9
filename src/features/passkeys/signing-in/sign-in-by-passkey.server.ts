import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { type RefusedLogIn, unauthenticated } from "../../../shared/app-error.ts";
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
 * Signs in whoever holds the passkey, or renews the proof of a session. Failures are limited as those of passwords are.
 * @throws `unauthenticated` for everything that is not right, which the log alone tells apart: a passkey that is unknown, deleted or
 * somebody else's, a challenge that is too old or used up, another site's answer, a person who is blocked or gone
 * @returns for a session that goes on, `renewed`
 */
export async function signInByPasskey(
  platform: Platform,
  { response, session, source, device }: Answered,
): Promise<StartedSession | "renewed"> {
  const undo = await limitFailures(platform, `passkey ${response.id}`, source);
  const userId = session?.user.id ?? null;
  const challenge = challengeIn(response.response.clientDataJSON);
  const refused = (why: string, holder?: number) =>
    refusedPasskey(why, userId === null ? { user: holder } : { user: userId, again: true });
  if (!(await consumeChallenge(platform, { challenge, kind: "sign_in", userId })))
    throw refused("challenge_not_held");
  const passkey = await findPasskey(platform.db, response.id);
  if (!passkey) throw refused("unknown_passkey");
  const signed = await verify(platform, challenge, response, passkey);
  if (!signed) throw refused("not_verified", passkey.user_id);
  if (userId !== null && userId !== signed.userId) throw refused("not_own");
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
  if (!started) throw refused("not_held_any_more", signed.userId);
  await undo();
  return started;
}

/** A passkey that lets nobody in. */
export const refusedPasskey = (why: string, whose: Pick<RefusedLogIn, "user" | "again"> = {}) =>
  unauthenticated({ way: "passkey", why, ...whose });

interface Signed {
  id: number;
  userId: number;
  counter: number;
}

const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom("passkeys")
    .select(["id", "user_id", "credential_id", "public_key"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();

/** Counters are compared where the passkey is locked: `countUse`. */
async function verify(
  { settings }: Platform,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: NonNullable<Awaited<ReturnType<typeof findPasskey>>>,
): Promise<Signed | null> {
  const party = relyingPartyOf(settings.publicUrl);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
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
