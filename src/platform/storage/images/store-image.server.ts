import { type ImagePurpose, imageWidths } from "../../../shared/image-sizes.ts";
import type { Platform } from "../../platform.ts";
import { openFileStore } from "../file-store.server.ts";
import { encodeImage } from "./encode-image.server.ts";

/** The address that tables keep of an image stored under a name of 22 characters (base64url). */
export const storedName = (name: string, purpose: ImagePurpose): string =>
  `images/${name}-${imageWidths[purpose].at(-1)}.webp`;

/** Encodes an image in the sizes of its purpose and stores them. Null where the bytes are no image of a kind we take. */
export async function storeImage(
  platform: Platform,
  name: string,
  purpose: ImagePurpose,
  bytes: Buffer,
): Promise<string | null> {
  const sizes = await encodeImage(bytes, purpose);
  if (!sizes) return null;
  const store = await openFileStore(platform);
  for (const { width, bytes } of sizes) await store.putImage(`${name}-${width}.webp`, bytes);
  return storedName(name, purpose);
}
