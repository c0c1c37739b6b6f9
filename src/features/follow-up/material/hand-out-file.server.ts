import { create as contentDisposition } from "content-disposition";
import { closedPolicy } from "../../../platform/http/replies/security-headers.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openFileStore } from "../../../platform/storage/file-store.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { findVisibleMaterial } from "./find-visible-material.server.ts";

/** The file of an entry that the caller may see, to be saved and never opened as a page of ours. */
export async function handOutFile(
  platform: Platform,
  eventId: number,
  id: number,
  userId: number | undefined,
): Promise<Response> {
  const rows = await findVisibleMaterial(platform.db, eventId, userId, platform.clock.now());
  const row = rows.find((one) => one.id === id);
  const file = row?.file_key ? await (await openFileStore(platform)).openFile(row.file_key) : null;
  if (!row || !file) throw notFound("material");
  return new Response(file, {
    headers: {
      "content-type": row.content_type ?? "application/octet-stream",
      "content-length": String(row.byte_size),
      "content-disposition": contentDisposition(row.file_name ?? "", { type: "attachment" }),
      "cache-control": "private, no-store",
      "content-security-policy": `${closedPolicy}; sandbox`,
      "x-content-type-options": "nosniff",
    },
  });
}
