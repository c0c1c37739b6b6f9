import { createHmac } from "node:crypto";
import type { Executor } from "../../../platform/db/client.server.ts";
import { ofDigests, signingKey } from "../../../platform/session/signing-key.server.ts";

/**
 * The keyed digest by which an address is known again without being kept. What stands behind a plus sign is left out: it leads into
 * the same mailbox, which is to prove one account.
 * @param address in the form in which addresses are kept: lower case, no blanks
 */
export async function digestAddress(db: Executor, address: string): Promise<Buffer> {
  const key = await signingKey(db, `${ofDigests}affiliation addresses`);
  return createHmac("sha256", key)
    .update(address.replace(/\+[^@]*@/, "@"))
    .digest();
}
