import { createHmac, timingSafeEqual } from "node:crypto";
import type { Executor } from "../db/client.server.ts";
import { signingKey } from "../session/signing-key.server.ts";

/** Signs the right to upload one file until a moment in Unix seconds. */
export async function signUpload(db: Executor, key: string, expires: number): Promise<string> {
  const secret = await signingKey(db, "uploads");
  return createHmac("sha256", secret).update(`PUT ${key} ${expires}`).digest("base64url");
}

export async function isSignedUpload(
  db: Executor,
  key: string,
  query: { expires: string; signature: string },
  now: Date,
): Promise<boolean> {
  const expires = Number(query.expires);
  if (!Number.isInteger(expires) || expires * 1000 < now.getTime()) return false;
  const expected = Buffer.from(await signUpload(db, key, expires));
  const given = Buffer.from(query.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
