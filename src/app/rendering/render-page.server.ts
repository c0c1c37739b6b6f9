import { randomBytes } from "node:crypto";
import { type RequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { MadeReply } from "../../platform/cache/cached-replies.server.ts";
import type { ReplyCache } from "../../platform/cache/reply-cache.server.ts";
import { asAppError } from "../../platform/http/replies/api-error-body.server.ts";
import { encodeReply, type Reply, sendEncoded } from "../../platform/http/replies/encoded-reply.server.ts";
import { cameraHeaders, securityHeaders } from "../../platform/http/replies/security-headers.ts";
import { forVisitors, type Platform } from "../../platform/platform.ts";
import { localeOf } from "../../shared/languages/languages.ts";
import { readerKey, type TextReader } from "../../shared/languages/readers/text-reader.ts";
import { readerOfPage } from "../language/page-language.server.ts";
import { visitHeaders } from "../language/visit-language.server.ts";
import { fillPage, fillShared, type RenderedPage } from "./fill-page.server.ts";
import { delayScripts } from "./first-frame/delay-scripts.server.ts";
import { inlineStyles } from "./first-frame/inline-styles.server.ts";
import { preloadCatalogues } from "./first-frame/preload-catalogues.server.ts";
import { handleBySegment } from "./handle-by-segment.server.ts";
import { linkApp } from "./link-app.server.ts";
import { nameRowsInPages } from "./name-rows-in-pages.server.ts";
import { canonicalPath, isSharePicture, pageAddress } from "./page-address.ts";
import { type PageContext, pageContext } from "./page-context.server.ts";
import { usesCamera } from "./policy/camera-pages.ts";
import { scriptsOfRendering } from "./policy/content-security-policy.server.ts";
import { frameSources } from "./policy/frame-sources.server.ts";
import { readPostedForm } from "./posted-fields.server.ts";

/**
 * Renders pages and their data; what is the same for all visitors of a language is kept until the data changes. What it makes is
 * called with the network address of who asks.
 */
export function createPageRenderer(build: ServerBuild, platform: Platform, cache: ReplyCache) {
  const mode = process.env.NODE_ENV === "production" ? "production" : "development";
  const pages = {
    handle: handleBySegment(nameRowsInPages(build), mode),
    folder: build.assetsBuildDirectory,
  };
  const visitors = forVisitors(platform);
  const answer = async (asked: Request, caller: string): Promise<Response> => {
    // A question for the headers alone is answered as the page itself, or the page would be kept without its body.
    const request =
      asked.method === "HEAD"
        ? new Request(asked.url, { headers: asked.headers })
        : asked.method === "POST"
          ? await readPostedForm(asked, platform.settings.publicUrl)
          : asked;
    const url = new URL(request.url);
    const reader = readerOfPage(request);
    const alone = () => renderAlone(pages, withoutLeaving(request), platform, reader, caller);
    if (request.method !== "GET") return sendEncoded(request, await encodeReply(await alone()));
    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) return redirectTo(path + url.search);
    const address = pageAddress(url);
    if (address === null) return cache.answerOnce(request, alone);
    const key = `${readerKey(reader)} ${address}`;
    const make = sharedPage(pages, visitors, { address: url.origin + address, reader });
    return cache.answer(request, key, make, { isDrawn: isSharePicture(path) });
  };
  return async (request: Request, caller = ""): Promise<Response> => {
    const response = await answer(request, caller);
    const read = (name: string) => request.headers.get(name);
    const own = visitHeaders(request.url, read, platform.settings.publicUrl) ?? {};
    for (const [name, value] of Object.entries(own)) {
      const isPrivate = name === "cache-control" && response.headers.get(name)?.startsWith("private");
      if (!isPrivate) response.headers.set(name, value);
    }
    return response;
  };
}

/**
 * Makes a page from its address alone: what else somebody asked with shows to nobody, and nobody takes it away by leaving. A function of
 * its own, since the cache holds what it answers with, and with it everything around it: thousands of requests in place of addresses.
 */
function sharedPage(
  pages: Pages,
  platform: Platform,
  { address, reader }: { address: string; reader: TextReader },
): () => Promise<MadeReply> {
  const make = () => render(pages, new Request(address), platform, reader);
  return () => fillShared(make, platform, reader.language);
}

/**
 * A page that is begun is finished, also where its reader has gone on to another one meanwhile: React Router would take their leaving
 * for a failure of the page and answer, and log, 500. Whoever still waits for a turn gives it up.
 */
function withoutLeaving(request: Request): Request {
  return request.method === "GET" ? new Request(request.url, { headers: request.headers }) : request;
}

/** Pages for one reader, such as where a link in our mails leads. */
async function renderAlone(...parts: Parameters<typeof render>): Promise<Reply> {
  const [, , platform, { language }] = parts;
  const reply = await fillPage(() => render(...parts), platform, language);
  return { ...reply, headers: { ...reply.headers, "cache-control": "private, no-store" } };
}

function redirectTo(location: string): Response {
  const headers = { ...securityHeaders, "cache-control": "no-cache", location };
  return new Response(null, { status: 301, headers });
}

interface Pages {
  handle: RequestHandler;
  /** Files of the build. */
  folder: string;
}

async function render(
  { handle, folder }: Pages,
  request: Request,
  platform: Platform,
  reader: TextReader,
  address = "",
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString("base64url");
  const context = new RouterContextProvider();
  const url = new URL(request.url);
  const { language } = reader;
  const isData = url.pathname.endsWith(".data");
  const page: PageContext = { ...reader, platform, nonce, address, isData };
  context.set(pageContext, page);
  const response = await handle(request, context);
  const runsWebAssembly = usesCamera(url.pathname);
  const { "content-length": _, ...sent } = Object.fromEntries(response.headers);
  const headers: Record<string, string> = {
    ...securityHeaders,
    ...(runsWebAssembly ? cameraHeaders : {}),
    ...sent,
    "cache-control": "public, no-cache",
    "content-language": localeOf(language),
    vary: "accept-encoding, accept-language, cookie, user-locale",
  };
  const away = asAppError(page.failure);
  if (away?.retryAfter !== undefined) headers["retry-after"] = String(Math.ceil(away.retryAfter));
  const status = away?.kind === "unavailable" ? 503 : response.status;
  const { html, toFill = null } = page;
  const made = { status, headers, toFill: status === 200 ? toFill : null };
  if (html === undefined) return { ...made, body: Buffer.from(await response.arrayBuffer()) };
  // React Router marks each form whose route it may not have heard of yet; ours come with the first page.
  const unmarked = html.replaceAll(` nonce="${nonce}"`, "").replaceAll(' data-discover="true"', "");
  const installable = linkApp(unmarked, language);
  // While developing, Vite adds scripts and styles of its own and reloads over a connection of its own.
  if (!import.meta.env.PROD) return { ...made, body: installable };
  const body = preloadCatalogues(installable, page.routes ?? [], language, folder);
  const needs = { frames: frameSources(url), runsWebAssembly };
  const styled = inlineStyles(body, folder);
  // Without its styles within it is drawn by its scripts, as the back office is.
  const whole = styled === body ? body : delayScripts(styled);
  return { ...made, body: whole, scripts: scriptsOfRendering(html, nonce), needs };
}
