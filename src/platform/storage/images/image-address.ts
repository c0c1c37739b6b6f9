import type { Settings } from "../../env/read-settings.ts";

/**
 * Where a stored image is read. Tables keep `images/…`, which names the object and not its place, so that a site may move
 * to another address or storage; an address of another site, which earlier versions took, stays as it is.
 */
export function imageAddress(settings: Pick<Settings, "publicUrl" | "s3">, stored: string): string;
export function imageAddress(
  settings: Pick<Settings, "publicUrl" | "s3">,
  stored: string | null,
): string | null;
export function imageAddress(settings: Pick<Settings, "publicUrl" | "s3">, stored: string | null) {
  if (!stored?.startsWith("images/")) return stored;
  return `${imageBase(settings)}${stored}`;
}

/** The stored name of an address that the API showed, signed or not. */
export function storedImage(settings: Pick<Settings, "publicUrl" | "s3">, address: string): string {
  const base = imageBase(settings);
  return address.startsWith(`${base}images/`) ? address.slice(base.length).replace(/\?.*$/, "") : address;
}

/** Whether a table's text names one of our images. */
export function isStoredImage(stored: string): boolean {
  return /^images\/[\w-]+\.webp$/.test(stored);
}

function imageBase({ s3, publicUrl }: Pick<Settings, "publicUrl" | "s3">): string {
  return s3 ? `${s3.publicUrl}/` : `${publicUrl}/uploads/`;
}
