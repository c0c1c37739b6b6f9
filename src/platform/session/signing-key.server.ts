import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Executor } from "../db/client.server.ts";
import { shareReading } from "../db/sharing/share-reading.server.ts";

/**
 * The secret that every process signs links of this purpose with. Made when first asked for and kept in the database,
 * so that a link outlives the process that signed it.
 */
export async function signingKey(db: Executor, purpose: string): Promise<Buffer> {
  const [key] = await checkingKeys(db, purpose);
  return key;
}

/** The secrets by which what was signed for a purpose is checked: that of now, and the one before where it was replaced. */
export async function checkingKeys(
  db: Executor,
  purpose: string,
): Promise<[now: Buffer, ...before: Buffer[]]> {
  const find = () =>
    db
      .selectFrom("signing_keys")
      .select(["key", "previous_key"])
      .where("purpose", "=", purpose)
      .executeTakeFirst();
  const found = await shareReading(db, `signing key ${purpose}`, find);
  if (found) return [found.key, ...(found.previous_key ? [found.previous_key] : [])];
  await db
    .insertInto("signing_keys")
    .values({ purpose, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`there is no signing key for ${purpose}`);
  return [made.key];
}

/** The signature of a text: HMAC with SHA-256, safe in addresses. */
export const signatureBy = (key: Buffer, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Whether a text was signed for a purpose, by the key of now or the one before. Takes as long for a wrong signature as for a right one. */
export async function isSigned(
  db: Executor,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const given = Buffer.from(signature);
  const matches = (await checkingKeys(db, purpose)).map((key) => {
    const right = Buffer.from(signatureBy(key, text));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return matches.includes(true);
}

/** With this begins the purpose of a key by whose digests something is known again: it is not replaced, or nothing would be. */
export const ofDigests = "digests of ";

/** With this begins the purpose of a key that encrypts: what it has sealed is sealed anew when it is replaced. */
export const ofSecrets = "secrets of ";

/**
 * Replaces every key that signs or encrypts. What the keys until now have signed is taken until they are replaced once more; no session depends on them.
 * @returns the purposes, in their order
 */
export async function replaceSigningKeys(db: Executor, now: Date): Promise<string[]> {
  const purposes = await db
    .selectFrom("signing_keys")
    .select("purpose")
    .where((eb) => eb(eb.fn("starts_with", ["purpose", eb.val(ofDigests)]), "=", false))
    .orderBy("purpose")
    .execute();
  for (const { purpose } of purposes) {
    await db
      .updateTable("signing_keys")
      .set({ key: randomBytes(32), previous_key: sql`key`, replaced_at: now })
      .where("purpose", "=", purpose)
      .execute();
  }
  return purposes.map(({ purpose }) => purpose);
}

/** Throws away the secrets of purposes that begin alike, but for one: what they signed cannot be checked or made again. */
export async function removeSigningKeys(
  db: Executor,
  { beginningWith, except }: { beginningWith: string; except: string },
): Promise<void> {
  await db
    .deleteFrom("signing_keys")
    .where((eb) => eb(eb.fn("starts_with", ["purpose", eb.val(beginningWith)]), "=", true))
    .where("purpose", "<>", except)
    .execute();
}
