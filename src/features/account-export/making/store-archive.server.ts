import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Platform } from "../../../platform/platform.ts";
import { openFileStore } from "../../../platform/storage/file-store.server.ts";

/**
 * Stores what comes in pieces as the file of a key, by way of a file on disk: storage wants to know the size first. That file has no name once it
 * is open, so nothing of it stays when the process is killed.
 * @returns its size in bytes
 */
export async function storeArchive(
  platform: Platform,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  const path = join(tmpdir(), `tsudoi-export-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    let size = 0;
    for await (const piece of pieces) {
      await file.appendFile(piece);
      size += piece.length;
    }
    const content = file.createReadStream({ start: 0, autoClose: false });
    await (await openFileStore(platform)).putFileStream(key, content, size);
    return size;
  } finally {
    await file.close();
  }
}
