import { hashRawSync, hashSync, verifySync } from "@node-rs/argon2";

// argon2id is the library's default algorithm; cost as OWASP recommends it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Takes about 15 ms of a processor, on purpose. */
export function hash(password: string): string {
  return hashSync(password, cost);
}

export function verify({ storedHash, password }: { storedHash: string; password: string }): boolean {
  return verifySync(storedHash, password);
}

export function digest({ texts, salt }: { texts: readonly string[]; salt: Uint8Array }): Uint8Array[] {
  return texts.map((text) => hashRawSync(text, { ...cost, salt }));
}
