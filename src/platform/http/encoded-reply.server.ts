import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ReadHeader } from "./request-language.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthCompressing = 1024;

/** An answer before it is encoded. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface Encoding {
  headers: Record<string, string>;
  bytes: Buffer;
}

/** An answer in the encodings that browsers ask for, with its validator. Made once, sent often. */
export interface EncodedReply {
  status: number;
  /** Of every encoding. */
  headers: Record<string, string>;
  etag: string;
  unchanged: Record<string, string>;
  plain: Encoding;
  br: Encoding | null;
  gzip: Encoding | null;
}

/**
 * @param effort brotli's quality: 3 at first, 5 for what is sent again
 */
export async function encodeReply({ status, headers, body }: Reply, effort: 3 | 5): Promise<EncodedReply> {
  const plain = typeof body === "string" ? Buffer.from(body) : body;
  const etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`;
  const [br, gzipped] = plain.length < worthCompressing ? [null, null] : await compress(plain, effort);
  const unchanged: Record<string, string> = { ...headers, etag };
  delete unchanged["content-type"];
  const encoding = (bytes: Buffer, name?: string): Encoding => ({
    headers: {
      ...headers,
      etag,
      ...(name ? { "content-encoding": name } : {}),
      "content-length": String(bytes.length),
    },
    bytes,
  });
  return {
    status,
    headers,
    etag,
    unchanged,
    plain: encoding(plain),
    br: br && encoding(br, "br"),
    gzip: gzipped && encoding(gzipped, "gzip"),
  };
}

/** The same answer, for what turns out to be sent often. */
export function compressAgain({ status, headers, plain }: EncodedReply): Promise<EncodedReply> {
  return encodeReply({ status, headers, body: plain.bytes }, 5);
}

function compress(plain: Buffer, effort: 3 | 5) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return Promise.all([compressBrotli(plain, { params }), effort === 5 ? compressGzip(plain) : null]);
}

/** The memory that an encoded answer takes, nearly all of it in its bodies. */
export function sizeOf({ plain, br, gzip }: EncodedReply): number {
  return plain.bytes.length + (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0);
}

/** The answer to one request from an encoded one: 304 where the reader has it already. */
export function sendEncoded(request: Request, reply: EncodedReply): Response {
  const { bytes, ...init } = chooseEncoding(reply, (name) => request.headers.get(name));
  return new Response(bytes as Uint8Array<ArrayBuffer> | null, init);
}

/** The bytes for a request with these headers. */
export function chooseEncoding(
  reply: EncodedReply,
  read: ReadHeader,
): { status: number; headers: Record<string, string>; bytes: Buffer | null } {
  const { status } = reply;
  if (status === 200 && holdsEtag(read("if-none-match"), reply.etag)) {
    return { status: 304, headers: reply.unchanged, bytes: null };
  }
  const accepted = read("accept-encoding") ?? "";
  const { headers, bytes } =
    (brotli.test(accepted) && reply.br) || (gzipped.test(accepted) && reply.gzip) || reply.plain;
  return { status, headers, bytes };
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
