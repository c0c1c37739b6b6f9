import type { ImagePurpose } from "../../shared/image-sizes.ts";

/** An image that pages show, or a file that is handed out as it came. */
export type UploadPurpose = ImagePurpose | "material";

const megabyte = 1024 * 1024;
export const maxImageBytes = 10 * megabyte;
export const maxFileBytes = 20 * megabyte;

export function maxBytesOf(purpose: UploadPurpose): number {
  return purpose === "material" ? maxFileBytes : maxImageBytes;
}

export const uploadSeconds = 10 * 60;

/** Keys of staged files: 192 random bits. */
export const stagedKeyPattern = /^[\w-]{32}$/;

/** Stored files: 132 bits that tell nothing. */
export const fileNamePattern = /^[\w-]{22}$/;

/** Stored images: an unguessable name and a width. */
export const imageNamePattern = /^[\w-]{22}-\d{2,4}\.webp$/;
