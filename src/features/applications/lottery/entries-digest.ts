import type { Sha256 } from "./order-entries.ts";

/**
 * The fingerprint of the list of entries, public from the close of applications on: the SHA-256 of their ids, decimal, ascending,
 * joined by commas. Whoever is drawn can be shown to have been there.
 */
export function entriesDigest(applicationIds: readonly number[], sha256: Sha256): string | Promise<string> {
  return sha256(applicationIds.toSorted((one, other) => one - other).join(","));
}
