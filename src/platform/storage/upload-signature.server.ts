import { createHmac, timingSafeEqual } from "node:crypto";
import type { Executor } from "../db/client.server.ts";
import { signingKey } from "../session/signing-key.server.ts";

/** The right to upload one file of at most so many bytes, until a moment in Unix seconds. */
export interface UploadRight {
  key: string;
  maxBytes: number;
  expires: number;
}

export async function signUpload(db: Executor, { key, maxBytes, expires }: UploadRight): Promise<string> {
  const secret = await signingKey(db, "uploads");
  return createHmac("sha256", secret).update(`PUT ${key} ${maxBytes} ${expires}`).digest("base64url");
}

export async function isSignedUpload(
  db: Executor,
  right: UploadRight,
  signature: string,
  now: Date,
): Promise<boolean> {
  const { expires, maxBytes } = right;
  if (!Number.isInteger(expires) || !Number.isInteger(maxBytes) || expires * 1000 < now.getTime())
    return false;
  const expected = Buffer.from(await signUpload(db, right));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
