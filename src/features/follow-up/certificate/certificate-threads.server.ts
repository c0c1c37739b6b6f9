import { createHash } from "node:crypto";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ThreadPool } from "../../../platform/threads/thread-pool.server.ts";
import type { Certificate } from "./draw-certificate.server.ts";
import { drawCertificateText } from "./draw-certificate-texts.server.ts";
import { type DrawnText, keyOfText } from "./drawn-text.ts";

/** One thread, since each reads the fonts; a dozen certificates a second. Who waits longer is told to come back. */
const certificateThreads = new ThreadPool<typeof import("./draw-certificate.worker.ts")>(
  "draw-certificate",
  import.meta.url,
  { maxWaiting: 30, maxThreads: 1, idleSeconds: 120 },
);

/** New ones of a person: the same sheet again costs nothing. */
const newFiles = { name: "certificate_file", max: 20, seconds: 60 * 60 };
const maxFiles = 100;
const files = new Map<string, Promise<Uint8Array>>();

/** The certificate as a file; kept by what stands on it, so that asking again draws nothing. @throws `too_many`, `unavailable` */
export async function certificateFile(
  platform: Platform,
  userId: number,
  certificate: Certificate,
): Promise<Uint8Array> {
  const key = createHash("sha256").update(JSON.stringify(certificate)).digest("base64url");
  const stored = files.get(key);
  if (stored) return stored;
  const made = limitAttempts(platform, newFiles, `user ${userId}`).then(() => draw(certificate));
  files.set(key, made);
  made.catch(() => files.delete(key));
  const [oldest] = files.keys();
  if (files.size > maxFiles && oldest) files.delete(oldest);
  return made;
}

async function draw(certificate: Certificate): Promise<Uint8Array> {
  const first = await certificateThreads.run("draw", { certificate, drawn: [] });
  if ("file" in first) return first.file;
  const drawn: [string, DrawnText][] = [];
  for (const text of new Map(first.missing.map((one) => [keyOfText(one), one])).values()) {
    drawn.push([keyOfText(text), await drawCertificateText(text)]);
  }
  const second = await certificateThreads.run("draw", { certificate, drawn });
  if ("file" in second) return second.file;
  throw new Error("texts of a certificate were drawn and not found");
}
