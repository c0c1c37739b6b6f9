import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { encodeReply, type Reply, sendEncoded } from "../platform/http/encoded-reply.server.ts";
import type { ReplyCache } from "../platform/http/reply-cache.server.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import type { Platform } from "../platform/platform.ts";
import { contentSecurityPolicy } from "./content-security.server.ts";
import { pageContext } from "./page-context.server.ts";
import { languageOfPage } from "./page-language.server.ts";

/** Pages whose address carries anything else are made for one reader, such as the links in our mails. */
const keptQueryKeys = new Set([
  "lang",
  "prefecture_id",
  "language_id",
  "event_purpose_id",
  "q",
  "cursor",
  "just_applied",
  "redirect_to",
]);

/** Renders pages and their data; what is the same for all visitors of a language is kept until the data changes. */
export function pageAnswerer(build: ServerBuild, platform: Platform, cache: ReplyCache) {
  const handle = createRequestHandler(
    build,
    process.env.NODE_ENV === "production" ? "production" : "development",
  );
  return async (asked: Request): Promise<Response> => {
    // A question for the headers alone is answered as the page itself, or the page would be kept without its body.
    const request = asked.method === "HEAD" ? new Request(asked.url, { headers: asked.headers }) : asked;
    const url = new URL(request.url);
    const language = languageOfPage(request);
    const make = () => render(handle, request, platform, language);
    const isKept =
      request.method === "GET" && [...url.searchParams.keys()].every((key) => keptQueryKeys.has(key));
    if (isKept) return cache.answer(request, `${language} ${url.pathname}${url.search}`, make);
    const reply = await make();
    const headers = { ...reply.headers, "cache-control": "private, no-store" };
    return sendEncoded(request, await encodeReply({ ...reply, headers }, 3));
  };
}

async function render(
  handle: ReturnType<typeof createRequestHandler>,
  request: Request,
  platform: Platform,
  language: ReturnType<typeof languageOfPage>,
): Promise<Reply> {
  const nonce = randomBytes(16).toString("base64url");
  const context = new RouterContextProvider();
  context.set(pageContext, { platform, language, nonce });
  const response = await handle(request, context);
  const headers: Record<string, string> = {
    ...securityHeaders,
    ...Object.fromEntries(response.headers),
    "cache-control": "public, no-cache",
    "content-language": language,
    vary: "accept-encoding, accept-language, cookie",
  };
  delete headers["content-length"];
  const body = Buffer.from(await response.arrayBuffer());
  if (!headers["content-type"]?.startsWith("text/html")) return { status: response.status, headers, body };
  const html = body.toString("utf8");
  // While developing, Vite adds scripts of its own and reloads over a connection of its own.
  if (import.meta.env.PROD) {
    headers["content-security-policy"] = contentSecurityPolicy(html, nonce, platform.settings);
  }
  return { status: response.status, headers, body: html.replaceAll(` nonce="${nonce}"`, "") };
}
