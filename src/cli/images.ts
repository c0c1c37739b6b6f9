import type { Platform } from "../platform/platform.ts";
import { LocalImageStore } from "../platform/storage/local-image-store.server.ts";
import { imageNamePattern } from "../platform/storage/upload-limits.ts";

/** Images that lie beside the database. */
export interface StoredImages {
  names(): AsyncIterable<string>;
  pathOf(name: string): string;
  put(name: string, bytes: Buffer): Promise<void>;
}

/** The images in `DATA_DIR`; null where a bucket keeps them. */
export function imagesBesideDatabase(
  platform: Pick<Platform, "settings" | "db" | "clock">,
): StoredImages | null {
  if (platform.settings.s3) return null;
  const store = new LocalImageStore(platform);
  return {
    async *names() {
      for await (const { name } of store.listImages()) if (imageNamePattern.test(name)) yield name;
    },
    pathOf: (name) => store.pathOf("images", name),
    put: async (name, bytes) => {
      if (imageNamePattern.test(name)) await store.putImage(name, bytes);
    },
  };
}
