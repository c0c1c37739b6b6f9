import type { Readable } from "node:stream";

export interface StoredFile {
  name: string;
  modifiedAt: Date;
}

/**
 * Uploads wait as `staged/KEY` until an update takes them over; what pages show is `images/NAME`, and `files/NAME` is handed out
 * by this program alone, to those who may have it.
 */
export interface FileStore {
  /** An address that takes one file by PUT for ten minutes. Without its query it is the staged address. */
  signUpload(upload: { key: string; maxBytes: number }, origin: string): Promise<string>;
  /** The key that a staged address names; null for every other address. */
  keyOf(stagedAddress: string): string | null;
  /** Null where nothing was uploaded, `too_large` where it is more than that. */
  readStaged(key: string, maxBytes: number): Promise<Buffer | "too_large" | null>;
  removeStaged(keys: readonly string[]): Promise<void>;
  putImage(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of `images/NAME`; null where there is none. */
  readImage(name: string): Promise<Buffer | null>;
  removeImages(names: readonly string[]): Promise<void>;
  putFile(name: string, bytes: Buffer): Promise<void>;
  /** As `putFile`, without holding all of it: `byteSize` is how much the stream gives. */
  putFileStream(name: string, content: Readable, byteSize: number): Promise<void>;
  /** Null where there is none. */
  openFile(name: string): Promise<ReadableStream | null>;
  removeFiles(names: readonly string[]): Promise<void>;
  listFiles(): AsyncIterable<StoredFile>;
  listStaged(): AsyncIterable<StoredFile>;
  listImages(): AsyncIterable<StoredFile>;
}
