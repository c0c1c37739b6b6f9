import { createHash, webcrypto } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip as gzipInThread,
  gzipSync,
} from "node:zlib";
import type { ReadHeader } from "../request-language.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipInThread);
const worthCompressing = 1024;
/** Handing so little to another thread takes longer than compressing it: 1.6 ms for the longest. */
const compressedAtOnce = 96 * 1024;
/** Larger answers are not unpacked for every reader who does not take brotli. */
const unpackedAtMost = 256 * 1024;

/** An answer before it is encoded. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** An answer with its validator, in brotli where that is worth it. Made once, sent often. */
export interface EncodedReply {
  status: number;
  /** Of every encoding. */
  headers: Record<string, string>;
  etag: string;
  /** Null where it is had from `br`. */
  plain: Buffer | null;
  br: Buffer | null;
  /** Made for the first reader who takes no better one. */
  gzip: Buffer | null;
}

/**
 * Brotli's quality: 33 KB take 0.2 ms quickly, 0.5 as a page that is kept, and 27 as well as can be. A page is 14 % shorter so, and somebody
 * waits for all of it on a slow line; 7 would make it 1 to 4 % shorter, and takes 0.3 ms more of an event's page. Data are asked for from
 * page to page, and lists change with every application.
 */
const quality = { quick: 3, page: 5, best: 11 };

/** Brotli's window of 64 KB: with tables of half the size, what fits into it takes three quarters of the time, and is as short. */
const smallWindow = 16;

/** @param options.isKept for many readers */
export async function encodeReply(
  { status, headers, body }: Reply,
  { isKept = false } = {},
): Promise<EncodedReply> {
  const plain = typeof body === "string" ? Buffer.from(body) : body;
  const etag = `W/"${await digestOf(plain)}"`;
  const isPage = headers["content-type"]?.startsWith("text/html");
  const br =
    plain.length < worthCompressing
      ? null
      : await compress(plain, isKept && isPage ? quality.page : quality.quick);
  return { status, headers, etag, plain, br, gzip: null };
}

/** In a thread where it takes milliseconds. */
async function digestOf(plain: Buffer): Promise<string> {
  if (plain.length <= unpackedAtMost) return createHash("sha1").update(plain).digest("base64url");
  const bytes = plain as Buffer<ArrayBuffer>;
  return Buffer.from(await webcrypto.subtle.digest("SHA-1", bytes)).toString("base64url");
}

/** Takes a fifth of the memory: nearly every browser takes brotli, and the others are served from it. */
export function packReply(reply: EncodedReply): EncodedReply {
  const isUnpackable = reply.br !== null && reply.plain !== null && reply.plain.length <= unpackedAtMost;
  return isUnpackable ? { ...reply, plain: null } : reply;
}

/** Whether `packReply` has made it smaller. */
export const isPacked = ({ plain, br }: EncodedReply): boolean => br !== null && plain === null;

/** The same answer, for what turns out to be sent often. */
export async function compressBest(reply: EncodedReply): Promise<EncodedReply> {
  return reply.br ? { ...reply, br: await compress(plainOf(reply), quality.best) } : reply;
}

async function compress(plain: Buffer, effort: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    ...(plain.length <= 2 ** smallWindow && { [constants.BROTLI_PARAM_LGWIN]: smallWindow }),
  };
  const isShort = plain.length <= compressedAtOnce && effort < quality.best;
  const compressed = isShort
    ? brotliCompressSync(plain, { params })
    : await compressBrotli(plain, { params });
  // What zlib answers with holds on to 16 KB, however short it is.
  const exact = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(exact);
  return exact;
}

/** The body before it was encoded. */
export function plainOf({ plain, br }: EncodedReply): Buffer {
  return plain ?? brotliDecompressSync(br as Buffer);
}

/** The memory that an encoded answer takes, nearly all of it in its bodies. */
export function sizeOf({ plain, br, gzip }: EncodedReply): number {
  return (plain?.length ?? 0) + (br?.length ?? 0) + (gzip?.length ?? 0);
}

/** The answer to one request from an encoded one: 304 where the reader has it already. */
export async function sendEncoded(request: Request, reply: EncodedReply): Promise<Response> {
  const read = (name: string) => request.headers.get(name);
  if (needsGzip(reply, read)) await makeGzip(reply);
  const { bytes, ...init } = chooseEncoding(reply, read);
  return new Response(bytes as Uint8Array<ArrayBuffer> | null, init);
}

/** How many times as long as its brotli an answer is. */
const usualRatio = 8;

/** Whether a request with these headers wants a large answer in gzip, which nobody has asked for yet: `makeGzip` comes first. */
export function needsGzip({ br, plain, gzip }: EncodedReply, read: ReadHeader): boolean {
  if (!br || gzip || (plain?.length ?? br.length * usualRatio) <= compressedAtOnce) return false;
  const accepted = read("accept-encoding") ?? "";
  return !brotli.test(accepted) && gzipped.test(accepted);
}

const gzipUnderWay = new WeakMap<EncodedReply, Promise<void>>();

/** In a thread, once for all who wait for it. */
export function makeGzip(reply: EncodedReply): Promise<void> {
  const underWay =
    gzipUnderWay.get(reply) ??
    compressGzip(plainOf(reply)).then((compressed) => {
      reply.gzip = compressed;
      gzipUnderWay.delete(reply);
    });
  gzipUnderWay.set(reply, underWay);
  return underWay;
}

/** The bytes for a request with these headers. */
export function chooseEncoding(
  reply: EncodedReply,
  read: ReadHeader,
): { status: number; headers: Record<string, string>; bytes: Buffer | null } {
  const { status } = reply;
  if (status === 200 && holdsEtag(read("if-none-match"), reply.etag)) {
    const { "content-type": _, ...headers } = reply.headers;
    return { status: 304, headers: { ...headers, etag: reply.etag }, bytes: null };
  }
  const [bytes, name] = encodingFor(reply, read("accept-encoding") ?? "");
  const headers: Record<string, string> = {
    ...reply.headers,
    etag: reply.etag,
    "content-length": String(bytes.length),
  };
  if (name) headers["content-encoding"] = name;
  return { status, headers, bytes };
}

function encodingFor(reply: EncodedReply, accepted: string): [bytes: Buffer, name?: string] {
  if (reply.br && brotli.test(accepted)) return [reply.br, "br"];
  if (!reply.br || !gzipped.test(accepted)) return [plainOf(reply)];
  reply.gzip ??= gzipSync(plainOf(reply));
  return [reply.gzip, "gzip"];
}

/** An encoding that `Accept-Encoding` names and does not refuse with the weight 0. */
const named = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, "i");
const brotli = named("br");
const gzipped = named("gzip");

function holdsEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || bare(tag) === bare(etag));
}
