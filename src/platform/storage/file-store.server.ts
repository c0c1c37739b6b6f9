import type { Platform } from "../platform.ts";
import type { FileStore } from "./file-store.ts";
import { LocalFileStore } from "./local-file-store.server.ts";

const stores = new WeakMap<Platform["settings"], Promise<FileStore>>();

/** Storage of images and files: any server that speaks the S3 protocol, or the folder of the settings. */
export function openFileStore(platform: Platform): Promise<FileStore> {
  const { settings } = platform;
  const found = stores.get(settings);
  if (found) return found;
  const opened = open(platform);
  stores.set(settings, opened);
  return opened;
}

async function open(platform: Platform): Promise<FileStore> {
  const { s3 } = platform.settings;
  if (!s3) return new LocalFileStore(platform);
  // A library of 40 MB in memory, which an installation with a folder never needs.
  const { S3FileStore } = await import("./s3-file-store.server.ts");
  return new S3FileStore(s3);
}
