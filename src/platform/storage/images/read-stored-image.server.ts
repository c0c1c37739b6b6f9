import type { Platform } from "../../platform.ts";
import { openFileStore } from "../file-store.server.ts";
import { isStoredImage, storedImage } from "./image-address.ts";

/** The bytes of an image by the address that pages show it at; null where it is not one of ours, which we do not fetch. */
export async function readStoredImage(platform: Platform, address: string | null): Promise<Buffer | null> {
  const stored = address && storedImage(platform.settings, address);
  if (!stored || !isStoredImage(stored)) return null;
  return (await openFileStore(platform)).readImage(stored.slice("images/".length));
}
