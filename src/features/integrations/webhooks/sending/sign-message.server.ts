import { createHmac } from "node:crypto";

/** A message as it goes over the wire. */
export interface SignedParts {
  /** The same for all tries. */
  id: string;
  /** Of this try. */
  at: Date;
  body: string;
}

const secretPrefix = "whsec_";

/** A secret as receivers keep it. */
export function writeSecret(secret: Buffer): string {
  return `${secretPrefix}${secret.toString("base64")}`;
}

/**
 * The headers of a message: its id, the time and the signature of both and the body (Standard Webhooks, HMAC-SHA256), one for each secret
 * that receivers may still have.
 */
export function signatureHeaders(
  secrets: readonly Buffer[],
  { id, at, body }: SignedParts,
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") };
}
