import { hash, verify } from "@node-rs/argon2";

// argon2id is the library's default algorithm; cost as OWASP recommends it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The text to store for a password. Takes about 15 ms of a processor, on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether this is the password. With `null` (no such account) it takes as long as with a wrong password, so the
 * answer's time does not tell whether an address is known.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's password");
  const matches = await verify(storedHash ?? (await nobodysHash), password);
  return matches && storedHash !== null;
}
