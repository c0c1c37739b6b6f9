import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockActiveUsers } from "../../accounts/accounts.server.ts";
import { exportReadyMail } from "../mails/export-ready.mail.server.ts";
import {
  availableMs,
  type ClaimedExport,
  claimExport,
  findDueExports,
  lockExport,
  tryLater,
} from "./claim-export.server.ts";
import { listFiles } from "./list-files.server.ts";
import { storeArchive } from "./store-archive.server.ts";
import { zipFiles } from "./zip-files.server.ts";

/**
 * Makes one export that waits. Its transaction reads the database as it was at one moment and holds the export's lock, which a process
 * that is killed lets go of, so that another one begins anew at once; it holds no row, so nobody waits for it.
 * @returns false where none is due, or others are at it
 */
export async function makeExport(platform: Platform): Promise<boolean> {
  const { db, clock } = platform;
  for (const id of await findDueExports(db, clock.now())) {
    const isMade = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (tx) => {
        if (!(await lockExport(tx, id))) return false;
        const claimed = await claimExport(db, id, clock.now());
        if (!claimed) return false;
        await make(platform, tx, claimed);
        return true;
      });
    if (isMade) return true;
  }
  return false;
}

async function make(platform: Platform, tx: Tx, claimed: ClaimedExport): Promise<void> {
  const { db, clock, log } = platform;
  try {
    const pieces = zipFiles(listFiles(platform, tx, claimed.user_id), clock.now());
    const byteSize = await storeArchive(platform, claimed.file_key, pieces);
    await finish(platform, claimed, byteSize);
  } catch (error) {
    log.warn({ err: error, export: claimed.id }, "an export could not be made");
    await tryLater(db, claimed, clock.now());
  }
}

/** Nothing happens where the account was deleted meanwhile: the file is removed with the row. */
function finish({ db, clock }: Platform, { id, user_id: userId }: ClaimedExport, byteSize: number) {
  return db.transaction().execute(async (tx) => {
    if ((await lockActiveUsers(tx, [userId])).length === 0) return;
    const done = await tx
      .updateTable("account_exports")
      .set({ state: "ready", byte_size: byteSize, expires_at: new Date(clock.now().getTime() + availableMs) })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return;
    await queueMail(tx, exportReadyMail, { to: { userId }, payload: {}, cause: String(id) });
  });
}
