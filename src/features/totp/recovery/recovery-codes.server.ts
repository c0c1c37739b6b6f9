import { createHash, randomBytes } from "node:crypto";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { digestSlowly } from "../../../platform/session/passwords.server.ts";
import { makeLongCode, readLongCode, showLongCode } from "../../../shared/codes/long-code.ts";

const codesAtOnce = 10;

/** Recovery codes as they are shown once, and what is kept of them. */
export interface NewRecoveryCodes {
  shown: string[];
  digests: Buffer[];
}

/** Makes recovery codes for a secret; before anything is locked, since their digests are slow. */
export async function makeRecoveryCodes(secret: Uint8Array): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: codesAtOnce }, () => makeLongCode(randomBytes(16)));
  return { shown: codes.map(showLongCode), digests: await digestsOf(codes, secret) };
}

/** Keeps the recovery codes of a secret, in place of those that are left. */
export async function storeRecoveryCodes(
  tx: Tx,
  secretId: number,
  { digests }: NewRecoveryCodes,
): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("totp_secret_id", "=", secretId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(digests.map((digest) => ({ totp_secret_id: secretId, digest })))
    .execute();
}

/**
 * The digests by which a recovery code that was typed may be kept, none where it is no code; before anything is locked. Those that were made
 * before digests were slow are kept by SHA-256.
 */
export async function digestsOfTyped(typed: string, secret: Uint8Array): Promise<Buffer[]> {
  const code = readLongCode(typed);
  if (!code) return [];
  return [...(await digestsOf([code], secret)), createHash("sha256").update(code).digest()];
}

/**
 * Uses up the recovery code of one of the digests.
 * @returns how many are left; null where it is none of the secret's, or was used before
 */
export async function takeRecoveryCode(
  tx: Tx,
  secretId: number,
  digests: readonly Buffer[],
): Promise<number | null> {
  if (digests.length === 0) return null;
  const used = await tx
    .deleteFrom("recovery_codes")
    .where("totp_secret_id", "=", secretId)
    .where("digest", "in", digests)
    .returning("digest")
    .executeTakeFirst();
  return used ? countRecoveryCodes(tx, secretId) : null;
}

export async function countRecoveryCodes(db: Executor, secretId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("totp_secret_id", "=", secretId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The secret is the salt: random, of this person alone, and encrypted where it is kept. */
const digestsOf = (codes: readonly string[], secret: Uint8Array) => digestSlowly(codes, secret);
