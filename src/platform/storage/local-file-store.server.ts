import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Platform } from "../platform.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { stagedKeyPattern, uploadSeconds } from "./upload-limits.ts";
import { signUpload } from "./upload-signature.server.ts";

type Folder = "staged" | "images" | "files";

/** Images and files in `DATA_DIR/uploads`, for programs on one machine. */
export class LocalFileStore implements FileStore {
  readonly #platform: Pick<Platform, "settings" | "db" | "clock">;

  constructor(platform: Pick<Platform, "settings" | "db" | "clock">) {
    this.#platform = platform;
  }

  async signUpload({ key, maxBytes }: { key: string; maxBytes: number }, origin: string): Promise<string> {
    const { db, clock } = this.#platform;
    const expires = Math.floor(clock.now().getTime() / 1000) + uploadSeconds;
    const url = new URL(`/uploads/staged/${key}`, origin);
    url.searchParams.set("expires", String(expires));
    url.searchParams.set("max", String(maxBytes));
    url.searchParams.set("signature", await signUpload(db, { key, maxBytes, expires }));
    return url.href;
  }

  keyOf(stagedAddress: string): string | null {
    const path = URL.parse(stagedAddress)?.pathname ?? "";
    const key = path.startsWith("/uploads/staged/") ? path.slice("/uploads/staged/".length) : "";
    return stagedKeyPattern.test(key) ? key : null;
  }

  async readStaged(key: string, maxBytes: number): Promise<Buffer | "too_large" | null> {
    const file = await open(this.pathOf("staged", key)).catch(nullIfMissing);
    if (!file) return null;
    try {
      const { size } = await file.stat();
      return size > maxBytes ? "too_large" : await file.readFile();
    } finally {
      await file.close();
    }
  }

  removeStaged(keys: readonly string[]): Promise<void> {
    return this.#remove("staged", keys);
  }

  putImage(name: string, bytes: Buffer): Promise<void> {
    return this.#put("images", name, bytes);
  }

  readImage(name: string): Promise<Buffer | null> {
    return readFile(this.pathOf("images", name)).catch(nullIfMissing);
  }

  putFile(name: string, bytes: Buffer): Promise<void> {
    return this.#put("files", name, bytes);
  }

  putFileStream(name: string, content: Readable): Promise<void> {
    return this.#put("files", name, content);
  }

  async openFile(name: string): Promise<ReadableStream | null> {
    const file = await open(this.pathOf("files", name)).catch(nullIfMissing);
    return file && (Readable.toWeb(file.createReadStream()) as ReadableStream);
  }

  async #put(folder: Folder, name: string, content: Buffer | Readable): Promise<void> {
    const path = await this.preparedPath(folder, name);
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, content);
    await rename(part, path);
  }

  removeImages(names: readonly string[]): Promise<void> {
    return this.#remove("images", names);
  }

  removeFiles(names: readonly string[]): Promise<void> {
    return this.#remove("files", names);
  }

  listFiles(): AsyncIterable<StoredFile> {
    return this.#list("files");
  }

  listStaged(): AsyncIterable<StoredFile> {
    return this.#list("staged");
  }

  listImages(): AsyncIterable<StoredFile> {
    return this.#list("images");
  }

  pathOf(folder: Folder, name: string): string {
    return join(this.#platform.settings.dataDir, "uploads", folder, name);
  }

  /** A path whose folder is there. */
  async preparedPath(folder: Folder, name: string): Promise<string> {
    await mkdir(this.pathOf(folder, ""), { recursive: true });
    return this.pathOf(folder, name);
  }

  async #remove(folder: Folder, names: readonly string[]): Promise<void> {
    for (const name of names) await rm(this.pathOf(folder, name), { force: true });
  }

  async *#list(folder: Folder): AsyncIterable<StoredFile> {
    const entries = await opendir(this.pathOf(folder, "")).catch(nullIfMissing);
    if (!entries) return;
    for await (const entry of entries) {
      const found = await stat(this.pathOf(folder, entry.name)).catch(nullIfMissing);
      if (found) yield { name: entry.name, modifiedAt: found.mtime };
    }
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
