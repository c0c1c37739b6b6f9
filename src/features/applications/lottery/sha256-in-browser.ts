import type { Sha256 } from "./order-entries.ts";

/** Browsers offer it to pages of https, and of their own computer, alone. */
export const canComputeSha256 = () => Boolean(globalThis.crypto?.subtle);

export const sha256InBrowser: Sha256 = async (text) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
