import type { Db, Tx } from "../../../platform/db/client.server.ts";
import {
  hasComplained,
  releaseAddress,
  suppressAddress,
} from "../../../platform/mail/suppressed-addresses.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { findIdByEmail, recordTeamAction } from "../../accounts/accounts.server.ts";

/** Writes no longer to an address whose owner has complained to the operator; nothing happens where that is so already. */
export function suppressForOwner(db: Db, address: string, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (await suppressAddress(tx, address, "complaint", null, now))
      await record(tx, "address.suppressed", address);
  });
}

/** As `releaseSuppressed`, and refuses an address whose owner has complained: who wants no mails gets none by a button. @throws 422 */
export function releaseBounced(db: Db, address: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasComplained(tx, address)) throw invalid("address", "has_complained");
    return release(tx, address);
  });
}

/** Writes to an address again, for the operator; false where that was so already. */
export function releaseSuppressed(db: Db, address: string): Promise<boolean> {
  return db.transaction().execute((tx) => release(tx, address));
}

async function release(tx: Tx, address: string): Promise<boolean> {
  if (!(await releaseAddress(tx, address))) return false;
  await record(tx, "address.released", address);
  return true;
}

/** The log says whose address it is, by number, where it is somebody's, since it keeps no addresses. */
async function record(tx: Tx, kind: "address.suppressed" | "address.released", address: string) {
  const personId = await findIdByEmail(tx, address);
  await recordTeamAction(tx, {
    kind,
    subject: personId === null ? "mail" : "person",
    subjectId: personId ?? 0,
  });
}
