import { create as contentDisposition } from "content-disposition";
import type { Platform } from "../../platform/platform.ts";
import { openFileStore } from "../../platform/storage/file-store.server.ts";
import { notFound } from "../../shared/app-error.ts";
import { tokyoDate } from "../../shared/time/tokyo-date.ts";
import { findExport } from "./export-rows.server.ts";

/** The file of a person's export, for them alone. @throws `not_found` where there is none, or its week is over */
export async function handOutExport(platform: Platform, userId: number, id: number): Promise<Response> {
  const row = await findExport(platform.db, userId, id, platform.clock.now());
  const file = row.state === "ready" ? await (await openFileStore(platform)).openFile(row.file_key) : null;
  if (!file) throw notFound("export");
  const name = `tsudoi-data-${tokyoDate(row.created_at)}.zip`;
  return new Response(file, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(row.byte_size),
      "content-disposition": contentDisposition(name, { type: "attachment" }),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
