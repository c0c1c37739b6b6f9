import { extensions } from "../bootstrap/extensions.server.ts";
import type { Db } from "../platform/db/client.server.ts";
import { sealedSecrets } from "../platform/session/sealed-secrets.server.ts";
import { ofSecrets, replaceSigningKeys } from "../platform/session/signing-key.server.ts";

/**
 * Replaces the keys that sign links and those that encrypt secrets, which are encrypted anew. Nobody is logged out: sessions are random
 * and depend on no key.
 */
export async function replaceKeys(db: Db, now: Date): Promise<string> {
  const purposes = await db.transaction().execute(async (tx) => {
    const replaced = await replaceSigningKeys(tx, now);
    for (const column of extensions.of(sealedSecrets)) await column.reseal(tx);
    return replaced;
  });
  if (purposes.length === 0) return "No key has been made yet.";
  const encrypting = purposes.filter((purpose) => purpose.startsWith(ofSecrets));
  const signing = purposes.filter((purpose) => !encrypting.includes(purpose));
  return [
    ...(signing.length > 0
      ? [
          `New keys sign: ${signing.join(", ")}. Links that went out before stay good until this is done once more: after a leak, do it twice.`,
        ]
      : []),
    ...(encrypting.length > 0 ? [`New keys encrypt: ${encrypting.join(", ")}.`] : []),
  ].join(" ");
}
