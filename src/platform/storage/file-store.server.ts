import type { Platform } from "../platform.ts";
import type { FileStore } from "./file-store.ts";
import { LocalFileStore } from "./local-file-store.server.ts";
import { S3FileStore } from "./s3-file-store.server.ts";

const stores = new WeakMap<Platform["settings"], FileStore>();

/** Storage of images and files: any server that speaks the S3 protocol, or the folder of the settings. */
export function fileStore(platform: Platform): FileStore {
  const { settings } = platform;
  const found = stores.get(settings);
  if (found) return found;
  const made = settings.s3 ? new S3FileStore(settings.s3) : new LocalFileStore(platform);
  stores.set(settings, made);
  return made;
}
