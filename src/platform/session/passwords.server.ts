import { ThreadPool } from "../threads/thread-pool.server.ts";

/** Some seconds' worth of passwords may wait. */
export const passwordThreads = new ThreadPool<typeof import("./hash-password.worker.ts")>(
  "hash-password",
  import.meta.url,
  {
    maxWaiting: 500,
  },
);

/** The text to store for a password. Throws `unavailable` where too many wait. */
export function hashPassword(password: string): Promise<string> {
  return passwordThreads.run("hash", password);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether this is the password. With `null` (no such account) it takes as long as with a wrong password, so the
 * answer's time does not tell whether an address is known. Throws `unavailable` where too many wait.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's password");
  const matches = await passwordThreads.run("verify", {
    storedHash: storedHash ?? (await nobodysHash),
    password,
  });
  return matches && storedHash !== null;
}

/**
 * 32 bytes for each text, as slow as a password's hash: with one salt for all of somebody's, one is made to find which of them was typed.
 * Throws `unavailable` where too many wait.
 */
export async function digestSlowly(texts: readonly string[], salt: Uint8Array): Promise<Buffer[]> {
  return (await passwordThreads.run("digest", { texts, salt })).map((bytes) => Buffer.from(bytes));
}
