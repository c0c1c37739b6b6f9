import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Platform } from "../platform.ts";
import type { ImageStore, StoredFile } from "./image-store.server.ts";
import { maxUploadBytes, stagedKeyPattern, uploadSeconds } from "./upload-limits.ts";
import { signUpload } from "./upload-signature.server.ts";

/** Images in `DATA_DIR/uploads`, for programs on one machine. */
export class LocalImageStore implements ImageStore {
  readonly #platform: Pick<Platform, "settings" | "db" | "clock">;

  constructor(platform: Pick<Platform, "settings" | "db" | "clock">) {
    this.#platform = platform;
  }

  async signUpload(key: string, origin: string): Promise<string> {
    const { db, clock } = this.#platform;
    const expires = Math.floor(clock.now().getTime() / 1000) + uploadSeconds;
    const url = new URL(`/uploads/staged/${key}`, origin);
    url.searchParams.set("expires", String(expires));
    url.searchParams.set("signature", await signUpload(db, key, expires));
    return url.href;
  }

  keyOf(stagedAddress: string): string | null {
    const path = URL.parse(stagedAddress)?.pathname ?? "";
    const key = path.startsWith("/uploads/staged/") ? path.slice("/uploads/staged/".length) : "";
    return stagedKeyPattern.test(key) ? key : null;
  }

  async readStaged(key: string): Promise<Buffer | "too_large" | null> {
    const file = await open(this.pathOf("staged", key)).catch(nullIfMissing);
    if (!file) return null;
    try {
      const { size } = await file.stat();
      return size > maxUploadBytes ? "too_large" : await file.readFile();
    } finally {
      await file.close();
    }
  }

  removeStaged(keys: readonly string[]): Promise<void> {
    return this.#remove("staged", keys);
  }

  async putImage(name: string, bytes: Buffer): Promise<void> {
    const path = await this.preparedPath("images", name);
    const part = `${path}.${process.pid}.part`;
    await writeFile(part, bytes);
    await rename(part, path);
  }

  removeImages(names: readonly string[]): Promise<void> {
    return this.#remove("images", names);
  }

  listStaged(): AsyncIterable<StoredFile> {
    return this.#list("staged");
  }

  listImages(): AsyncIterable<StoredFile> {
    return this.#list("images");
  }

  pathOf(folder: "staged" | "images", name: string): string {
    return join(this.#platform.settings.dataDir, "uploads", folder, name);
  }

  /** A path whose folder is there. */
  async preparedPath(folder: "staged" | "images", name: string): Promise<string> {
    await mkdir(this.pathOf(folder, ""), { recursive: true });
    return this.pathOf(folder, name);
  }

  async #remove(folder: "staged" | "images", names: readonly string[]): Promise<void> {
    for (const name of names) await rm(this.pathOf(folder, name), { force: true });
  }

  async *#list(folder: "staged" | "images"): AsyncIterable<StoredFile> {
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
