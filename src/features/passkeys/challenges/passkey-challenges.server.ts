import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";

/** How long somebody may take to unlock the device. */
export const challengeSeconds = 5 * 60;

interface Challenge {
  challenge: string;
  kind: "registration" | "sign_in";
  /** The person whose answer alone counts; null for signing in. */
  userId: number | null;
}

export async function storeChallenge({ db, clock }: Platform, { challenge, kind, userId }: Challenge) {
  const expiresAt = new Date(clock.now().getTime() + challengeSeconds * 1000);
  await db
    .insertInto("passkey_challenges")
    .values({ challenge, kind, user_id: userId, expires_at: expiresAt })
    .execute();
}

/**
 * Whether an answer to the challenge counts for the person, or for whoever signs in (null). It is used up by that, whatever else is
 * wrong with the answer: of two answers at once one counts.
 */
export async function consumeChallenge(
  { db, clock }: Platform,
  { challenge, kind, userId }: Challenge,
): Promise<boolean> {
  const used = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("kind", "=", kind)
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expires_at", ">", clock.now())
    .returning("challenge")
    .executeTakeFirst();
  return used !== undefined;
}

/** Challenges that nobody has answered in time count no more. */
export async function removeOldChallenges({ db, clock }: Platform): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", clock.now()).execute();
}

/** A person's, in the transaction that deletes the account. */
export async function eraseChallenges(tx: Executor, userId: number): Promise<void> {
  await tx.deleteFrom("passkey_challenges").where("user_id", "=", userId).execute();
}
