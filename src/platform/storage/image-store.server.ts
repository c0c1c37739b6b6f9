import type { Platform } from "../platform.ts";
import { LocalImageStore } from "./local-image-store.server.ts";
import { S3ImageStore } from "./s3-image-store.server.ts";

export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/** Uploads wait as `staged/KEY` until an update takes them over; what pages show is `images/NAME`. */
export interface ImageStore {
  /** An address that takes one file by PUT for ten minutes. Without its query it is the staged address. */
  signUpload(key: string, origin: string): Promise<string>;
  /** The key that a staged address names; null for every other address. */
  keyOf(stagedAddress: string): string | null;
  /** Null where nothing was uploaded, `too_large` where it is more than `maxUploadBytes`. */
  readStaged(key: string): Promise<Buffer | "too_large" | null>;
  removeStaged(keys: readonly string[]): Promise<void>;
  putImage(name: string, bytes: Buffer): Promise<void>;
  removeImages(names: readonly string[]): Promise<void>;
  listStaged(): AsyncIterable<StoredFile>;
  listImages(): AsyncIterable<StoredFile>;
}

const stores = new WeakMap<Platform["settings"], ImageStore>();

/** Where images are kept: any server that speaks the S3 protocol, or the folder of the settings. */
export function imageStore(platform: Platform): ImageStore {
  const { settings } = platform;
  const found = stores.get(settings);
  if (found) return found;
  const made = settings.s3 ? new S3ImageStore(settings.s3) : new LocalImageStore(platform);
  stores.set(settings, made);
  return made;
}
