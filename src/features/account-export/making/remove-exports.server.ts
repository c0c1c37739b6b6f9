import type { Platform } from "../../../platform/platform.ts";
import { openFileStore } from "../../../platform/storage/file-store.server.ts";
import { lockExport } from "./claim-export.server.ts";

const atOnce = 100;

/**
 * Removes the exports whose week is over and those of deleted accounts: the file, then the row, so that a row stands as long as there is a file. One
 * that is being made is removed once that ends.
 */
export async function removeExports(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const over = await db
    .selectFrom("account_exports")
    .select(["id", "file_key"])
    .where((eb) => eb.or([eb("user_id", "is", null), eb("expires_at", "<=", clock.now())]))
    .orderBy("id")
    .limit(atOnce)
    .execute();
  for (const { id, file_key } of over) {
    await db.transaction().execute(async (tx) => {
      if (!(await lockExport(tx, id))) return;
      await (await openFileStore(platform)).removeFiles([file_key]);
      await tx.deleteFrom("account_exports").where("id", "=", id).execute();
    });
  }
}
