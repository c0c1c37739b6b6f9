import type { Executor } from "../../platform/db/client.server.ts";
import { notFound } from "../../shared/app-error.ts";

export const exportColumns = ["id", "state", "file_key", "byte_size", "created_at", "expires_at"] as const;

/** A person's exports that are under way or not over yet, the newest first. */
export const selectExports = (db: Executor, userId: number, now: Date) =>
  db
    .selectFrom("account_exports")
    .select(exportColumns)
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .orderBy("id", "desc");

export type ExportRow = Awaited<ReturnType<ReturnType<typeof selectExports>["executeTakeFirstOrThrow"]>>;

export const listExports = (db: Executor, userId: number, now: Date): Promise<ExportRow[]> =>
  selectExports(db, userId, now).execute();

/** @throws `not_found` for what is another person's, or over */
export async function findExport(db: Executor, userId: number, id: number, now: Date): Promise<ExportRow> {
  const row = await selectExports(db, userId, now).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("export");
  return row;
}
