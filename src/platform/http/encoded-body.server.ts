import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthCompressing = 1024;

/** A body in the encodings that browsers ask for, with its validator. Made once, sent often. */
export interface EncodedBody {
  etag: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/**
 * @param effort brotli's quality: 5 for what is kept, 3 for what is sent once
 */
export async function encodeBody(body: string | Buffer, effort: 3 | 5): Promise<EncodedBody> {
  const plain = typeof body === "string" ? Buffer.from(body) : body;
  const etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`;
  if (plain.length < worthCompressing) return { etag, plain, br: null, gzip: null };
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    effort === 5 ? compressGzip(plain) : null,
  ]);
  return { etag, plain, br, gzip: gzipped };
}

/** The answer to one request from an encoded body: 304 where the reader has it already. */
export function sendEncoded(
  request: Request,
  body: EncodedBody,
  init: { status: number; headers: Record<string, string> },
): Response {
  const headers: Record<string, string> = { ...init.headers, etag: body.etag };
  if (init.status === 200 && holdsEtag(request.headers.get("if-none-match"), body.etag)) {
    delete headers["content-type"];
    return new Response(null, { status: 304, headers });
  }
  const accepted = request.headers.get("accept-encoding") ?? "";
  let bytes = body.plain;
  if (body.br && /\bbr\b/.test(accepted)) {
    bytes = body.br;
    headers["content-encoding"] = "br";
  } else if (body.gzip && /\bgzip\b/.test(accepted)) {
    bytes = body.gzip;
    headers["content-encoding"] = "gzip";
  }
  headers["content-length"] = String(bytes.length);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: init.status, headers });
}

function holdsEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || bare(tag) === bare(etag));
}
