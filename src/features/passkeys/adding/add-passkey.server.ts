import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { lockSignedIn } from "../../accounts/accounts.server.ts";
import { challengeIn } from "../challenges/challenge-in.server.ts";
import { consumeChallenge } from "../challenges/passkey-challenges.server.ts";
import { passkeyAddedMail } from "../mails/passkey-added.mail.server.ts";
import { type PasskeyRow, shownColumns } from "../passkey-rows.server.ts";
import { passkeyAlgorithms, relyingPartyOf } from "../relying-party.ts";

const passkeysAtMost = 20;

interface NewPasskey {
  session: Session;
  response: RegistrationResponseJSON;
  name: string;
}

/**
 * Keeps what a device has made for the challenge that it was given, and tells the owner by mail.
 * @throws `invalid` with `passkey` where it was made for somebody or something else, too late, or is there already
 */
export async function addPasskey(
  platform: Platform,
  { session, response, name }: NewPasskey,
): Promise<PasskeyRow> {
  const userId = session.user.id;
  const credential = await verify(platform, userId, response);
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    await lockSignedIn(tx, session);
    await requireRoom(tx, userId);
    const row = await tx
      .insertInto("passkeys")
      .values({
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returning(shownColumns)
      .executeTakeFirst();
    if (!row) throw invalid("passkey", "taken");
    await queueMail(tx, passkeyAddedMail, {
      to: { userId },
      payload: { name },
      cause: String(row.id),
    });
    return row;
  });
}

async function verify(platform: Platform, userId: number, response: RegistrationResponseJSON) {
  const party = relyingPartyOf(platform.settings.publicUrl);
  const challenge = challengeIn(response.response.clientDataJSON);
  const isAsked = await consumeChallenge(platform, { challenge, kind: "registration", userId });
  if (!isAsked) throw invalid("passkey", "not_verified");
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
    // It throws for everything that is not as it was asked for.
  }).catch(() => null);
  if (!verified?.verified) throw invalid("passkey", "not_verified");
  return verified.registrationInfo.credential;
}

async function requireRoom(tx: Tx, userId: number): Promise<void> {
  const { count } = await tx
    .selectFrom("passkeys")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= passkeysAtMost) throw invalid("passkey", "at_most", { max: passkeysAtMost });
}
