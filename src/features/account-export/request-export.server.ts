import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/db/client.server.ts";
import { limitAttempts } from "../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockActiveUserAlone } from "../accounts/accounts.server.ts";
import { type ExportRow, exportColumns, selectExports } from "./export-rows.server.ts";

const exportsOfDay = { name: "account_exports", max: 3, seconds: 24 * 60 * 60 };

/**
 * The export of a person that is under way, which is new where there was none: a worker makes it.
 * @throws `too_many` after three in a day
 */
export async function requestExport(platform: Platform, userId: number): Promise<ExportRow> {
  const { db, clock } = platform;
  const underWay = await findWaiting(db, userId, clock.now());
  if (underWay) return underWay;
  const attempt = await limitAttempts(platform, exportsOfDay, String(userId));
  return db.transaction().execute(async (tx) => {
    await lockActiveUserAlone(tx, userId);
    const earlier = await findWaiting(tx, userId, clock.now());
    if (!earlier) return insertExport(tx, userId, clock.now());
    await attempt.undo();
    return earlier;
  });
}

const findWaiting = (db: Executor, userId: number, now: Date) =>
  selectExports(db, userId, now).where("state", "=", "waiting").executeTakeFirst();

const insertExport = (db: Executor, userId: number, now: Date): Promise<ExportRow> =>
  db
    .insertInto("account_exports")
    .values({
      user_id: userId,
      file_key: randomBytes(16).toString("base64url"),
      created_at: now,
      next_try_at: now,
    })
    .returning(exportColumns)
    .executeTakeFirstOrThrow();
