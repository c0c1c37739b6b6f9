import { randomBytes } from "node:crypto";
import { invalid } from "../../shared/app-error.ts";
import type { Platform } from "../platform.ts";
import { openFileStore } from "./file-store.server.ts";
import { maxFileBytes } from "./upload-limits.ts";

export interface ClaimedFile<Kind> {
  /** The name to keep in a column that `fileColumns` lists. */
  name: string;
  byteSize: number;
  kind: Kind;
}

/**
 * Takes a staged upload over as a file that is handed out as it is: it can be claimed once, by the event for which it was
 * uploaded. Throws `invalid` under `field`.
 * @param kindOf tells by the content what the file is; null where it is nothing that is taken
 * @param prepare makes of the bytes what is stored; throws where they are broken
 */
export async function claimFile<Kind>(
  platform: Platform,
  field: string,
  address: string,
  eventId: number,
  kindOf: (bytes: Buffer) => Kind | null,
  prepare: (bytes: Buffer, kind: Kind) => Buffer,
): Promise<ClaimedFile<Kind>> {
  const store = await openFileStore(platform);
  const key = store.keyOf(address);
  const claimed =
    key &&
    (await platform.db
      .updateTable("staged_uploads")
      .set({ taken_at: platform.clock.now() })
      .where("key", "=", key)
      .where("purpose", "=", "material")
      .where("event_id", "=", eventId)
      .where("taken_at", "is", null)
      .returning("key")
      .executeTakeFirst());
  if (!claimed) throw invalid(field, "not_an_upload");
  const bytes = await store.readStaged(claimed.key, maxFileBytes);
  if (bytes === "too_large") throw invalid(field, "file_too_large");
  const kind = bytes && kindOf(bytes);
  if (!bytes || !kind) throw invalid(field, "not_a_file");
  const stored = prepared(() => prepare(bytes, kind), field);
  const name = randomBytes(16).toString("base64url");
  await store.putFile(name, stored);
  await store.removeStaged([claimed.key]);
  return { name, byteSize: stored.length, kind };
}

function prepared(prepare: () => Buffer, field: string): Buffer {
  try {
    return prepare();
  } catch (error) {
    if (error instanceof RangeError) throw invalid(field, "not_a_file");
    throw error;
  }
}
