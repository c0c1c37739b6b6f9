import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Executor, Tx } from "../db/client.server.ts";
import { ExtensionPoint } from "../extensions.ts";
import { checkingKeys, ofSecrets, signingKey } from "./signing-key.server.ts";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** To what a sealed secret belongs: it opens there alone. */
interface Place {
  /** What the key is for, such as `codes`. */
  purpose: string;
  /** The row's owner: a sealed secret that is copied to another row does not open there. */
  owner: string;
}

/** Extension point for columns that hold sealed secrets: once the keys are replaced, each seals what it holds by the new ones. */
export const sealedSecrets = new ExtensionPoint<{ reseal(tx: Tx): Promise<void> }>("secrets are sealed anew");

/**
 * Encrypts a secret for a row, as the row keeps it. The key cannot be replaced until the transaction ends. Rows that hold sealed secrets
 * are locked after this, as by the replacement of keys.
 */
export async function sealSecret(tx: Tx, { purpose, owner }: Place, secret: Uint8Array): Promise<Buffer> {
  await signingKey(tx, ofSecrets + purpose);
  const { key } = await tx
    .selectFrom("signing_keys")
    .select("key")
    .where("purpose", "=", ofSecrets + purpose)
    .forShare()
    .executeTakeFirstOrThrow();
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Decrypts what `sealSecret` made. Throws where it was changed, or made for somebody else. */
export async function openSecret(db: Executor, { purpose, owner }: Place, sealed: Buffer): Promise<Buffer> {
  const keys = await checkingKeys(db, ofSecrets + purpose);
  for (const key of keys) {
    try {
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
    } catch {
      // Sealed by another key.
    }
  }
  throw new Error(`a secret of ${purpose} does not open for ${owner}`);
}
