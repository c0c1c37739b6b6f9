import type { Platform } from "../platform/platform.ts";
import { LocalFileStore } from "../platform/storage/local-file-store.server.ts";
import { fileNamePattern, imageNamePattern } from "../platform/storage/upload-limits.ts";

/** Images and files that lie beside the database; a name tells which of the two it is. */
export interface StoredImages {
  names(): AsyncIterable<string>;
  pathOf(name: string): string;
  put(name: string, bytes: Buffer): Promise<void>;
}

/** The images and files in `DATA_DIR`; null where a bucket keeps them. */
export function imagesBesideDatabase(
  platform: Pick<Platform, "settings" | "db" | "clock">,
): StoredImages | null {
  if (platform.settings.s3) return null;
  const store = new LocalFileStore(platform);
  return {
    async *names() {
      for await (const { name } of store.listImages()) if (imageNamePattern.test(name)) yield name;
      for await (const { name } of store.listFiles()) if (fileNamePattern.test(name)) yield name;
    },
    pathOf: (name) => store.pathOf(fileNamePattern.test(name) ? "files" : "images", name),
    put: async (name, bytes) => {
      if (imageNamePattern.test(name)) await store.putImage(name, bytes);
      else if (fileNamePattern.test(name)) await store.putFile(name, bytes);
    },
  };
}
