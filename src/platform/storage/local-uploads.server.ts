import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Context, Hono } from "hono";
import { AppError, forbidden, notFound } from "../../shared/app-error.ts";
import { asAppError, errorBody, statusOf } from "../http/replies/api-error-body.server.ts";
import { requestLanguage } from "../http/request-language.ts";
import type { Platform } from "../platform.ts";
import { HiddenImages } from "./images/hidden-images.server.ts";
import { LocalFileStore } from "./local-file-store.server.ts";
import { imageNamePattern, maxImageBytes, stagedKeyPattern } from "./upload-limits.ts";
import { isSignedImage, isSignedUpload } from "./upload-signature.server.ts";

/** Images in `DATA_DIR`: takes signed uploads and shows what was stored. The signature is the permission. */
export function localUploads(platform: Platform): Hono {
  const store = new LocalFileStore(platform);
  const hidden = new HiddenImages(platform);
  const app = new Hono().basePath("/uploads");
  app.use(async (c, next) => {
    await next();
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    c.header("x-content-type-options", "nosniff");
  });
  app.options("/staged/:key", (c) =>
    c.body(null, 204, {
      "access-control-allow-methods": "PUT",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "600",
    }),
  );
  app.put("/staged/:key", async (c) => {
    const key = c.req.param("key");
    const { expires, max, signature = "" } = c.req.query();
    const right = { key, maxBytes: Number(max), expires: Number(expires) };
    const isSigned =
      stagedKeyPattern.test(key) &&
      (await isSignedUpload(platform.db, right, signature, platform.clock.now()));
    if (!isSigned) return errorReply(c, forbidden());
    try {
      const path = await store.preparedPath("staged", key);
      return (await receive(c.req.raw, path, right.maxBytes)) ? c.body(null, 200) : errorReply(c, tooLarge());
    } catch (error) {
      const passing = asAppError(error);
      if (!passing) throw error;
      platform.log.warn({ err: error }, "an upload could not be kept");
      // The rest of the body is not read, so nothing else can come over this connection.
      c.header("connection", "close");
      return errorReply(c, passing);
    }
  });
  app.get("/images/:name", async (c) => {
    const name = c.req.param("name");
    if (!imageNamePattern.test(name)) return errorReply(c, notFound("image"));
    const isHidden = await hidden.has(name);
    if (!isHidden || (await maySeeHidden(platform, name, c.req.query())))
      return showImage(c, store, isHidden);
    c.header("cache-control", "no-store");
    return errorReply(c, notFound("image"));
  });
  app.all("*", (c) => errorReply(c, notFound("image")));
  return app;
}

const tooLarge = () => new AppError("too_large", { request: [{ code: "too_large" }] });

/** So much of a body that is too large is still read and dropped: cut off earlier, its sender would not hear why. */
const droppedBytesAtMost = 4 * maxImageBytes;

/** Streams a body to disk; false where it is too large, and nothing is left of it then. */
async function receive(request: Request, path: string, maxBytes: number): Promise<boolean> {
  const part = `${path}.${randomBytes(6).toString("hex")}.part`;
  let received = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > droppedBytesAtMost) done(tooLarge());
      else done(null, received > maxBytes ? undefined : chunk);
    },
  });
  try {
    const body = request.body ? Readable.fromWeb(request.body as never) : Readable.from([]);
    await pipeline(body, limit, createWriteStream(part, { flags: "wx" }));
    if (received > maxBytes) throw tooLarge();
    await rename(part, path);
    return true;
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof AppError || request.signal.aborted) return false;
    throw error;
  }
}

/** The addresses that managers and the product team get are signed. */
function maySeeHidden(
  { db, clock }: Platform,
  name: string,
  { expires, signature = "" }: Record<string, string>,
): Promise<boolean> {
  return isSignedImage(db, { name, expires: Number(expires) }, signature, clock.now());
}

/**
 * An image never changes under its name, so that a browser keeps it for good. Caches that many share ask again after an hour, and get
 * a 304 or, where it is hidden by then, a 404.
 */
const shownForAll = "public, max-age=31536000, s-maxage=3600, immutable";

async function showImage(c: Context, store: LocalFileStore, isHidden: boolean): Promise<Response> {
  const name = c.req.param("name") ?? "";
  const path = store.pathOf("images", name);
  const found = await stat(path).catch(() => null);
  if (!found) return errorReply(c, notFound("image"));
  const shown = {
    "cache-control": isHidden ? "private, no-store" : shownForAll,
    etag: `"${name}"`,
  };
  if (!isHidden && c.req.header("if-none-match") === shown.etag) return c.body(null, 304, shown);
  const headers = { ...shown, "content-type": "image/webp", "content-length": String(found.size) };
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, headers);
}

function errorReply(c: Context, error: AppError): Response {
  const language = requestLanguage((name) => c.req.header(name));
  if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter));
  return c.json(errorBody(error, language), statusOf(error) as 404);
}
