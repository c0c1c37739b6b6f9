import { createHash, randomBytes } from "node:crypto";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { makeLongCode, readLongCode, showLongCode } from "../../../shared/codes/long-code.ts";

const codesAtOnce = 10;

/** Makes the recovery codes of a secret, in place of those that are left. They are never shown again: digests alone stay. */
export async function makeRecoveryCodes(tx: Tx, secretId: number): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => makeLongCode(randomBytes(16)));
  await tx.deleteFrom("recovery_codes").where("totp_secret_id", "=", secretId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ totp_secret_id: secretId, digest: digestOf(code) })))
    .execute();
  return codes.map(showLongCode);
}

/**
 * Uses up the recovery code that was typed.
 * @returns how many are left; null where it is none of the secret's, or was used before
 */
export async function takeRecoveryCode(tx: Tx, secretId: number, typed: string): Promise<number | null> {
  const code = readLongCode(typed);
  if (!code) return null;
  const used = await tx
    .deleteFrom("recovery_codes")
    .where("totp_secret_id", "=", secretId)
    .where("digest", "=", digestOf(code))
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

/** Without a salt: eighty random bits are in no list of digests. */
const digestOf = (code: string) => createHash("sha256").update(code).digest();
