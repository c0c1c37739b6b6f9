import type { Executor } from "../db/client.server.ts";
import { isSigned, signatureBy, signingKey } from "../session/signing-key.server.ts";

/** The right to upload one file of at most so many bytes, until a moment in Unix seconds. */
export interface UploadRight {
  key: string;
  maxBytes: number;
  expires: number;
}

const purpose = "uploads";

const uploadText = ({ key, maxBytes, expires }: UploadRight) => `PUT ${key} ${maxBytes} ${expires}`;

export async function signUpload(db: Executor, right: UploadRight): Promise<string> {
  return signatureBy(await signingKey(db, purpose), uploadText(right));
}

export async function isSignedUpload(
  db: Executor,
  right: UploadRight,
  signature: string,
  now: Date,
): Promise<boolean> {
  if (!isOpen(right, now) || !Number.isInteger(right.maxBytes)) return false;
  return isSigned(db, purpose, uploadText(right), signature);
}

/** The right to see an image that is hidden, until a moment in Unix seconds. */
export interface ImageRight {
  name: string;
  expires: number;
}

const imageText = ({ name, expires }: ImageRight) => `GET ${name} ${expires}`;

export async function signImage(db: Executor, right: ImageRight): Promise<string> {
  return signatureBy(await signingKey(db, purpose), imageText(right));
}

export async function isSignedImage(
  db: Executor,
  right: ImageRight,
  signature: string,
  now: Date,
): Promise<boolean> {
  return isOpen(right, now) && isSigned(db, purpose, imageText(right), signature);
}

const isOpen = ({ expires }: { expires: number }, now: Date) =>
  Number.isInteger(expires) && expires * 1000 >= now.getTime();
