import { closedPolicy } from "../../platform/http/replies/security-headers.ts";
import { type Language, localeOf } from "../../shared/languages/languages.ts";
import { allTexts, type ServerTextKey } from "../language/all-texts.server.ts";
import { languageOfPage } from "../language/page-language.server.ts";

/**
 * The page that a reader sees when no page could be rendered at all: without the database there is nothing to show, so it stands on
 * nothing but itself.
 */
export function errorPage(request: Request, status: 413 | 500 | 503): Response {
  const headers = { "cache-control": "no-store", ...afterwards[status] };
  return standalonePage(
    languageOfPage(request),
    { title: "failure.title", body: "failure.body" },
    { status, headers },
  );
}

/** Of a body that is too large the rest is not read, so nothing else can come over this connection. */
const afterwards = { 413: { connection: "close" }, 500: {}, 503: { "retry-after": "5" } };

/**
 * A page of a title, a sentence and a way to try again, that needs no other file.
 * @param way a page that is there all the same
 */
export function standalonePage(
  language: Language,
  {
    title,
    body,
    way,
  }: { title: ServerTextKey; body: ServerTextKey; way?: { to: string; text: ServerTextKey } },
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const text = (key: ServerTextKey) => allTexts(language)._(key);
  const html = `<!doctype html>
<html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${text(title)}</title>
<style>:root{color-scheme:light dark;background:light-dark(#faf8f3,#171613);color:light-dark(#1c1b19,#f2efe7)}a{color:light-dark(#2b3a78,#a9b6f0)}body{font:1rem/1.7 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif;max-width:30rem;margin:20vh auto 0;padding:0 1.5rem}</style>
</head><body><main><h1>${text(title)}</h1><p>${text(body)}</p>
${way ? `<p><a href="${way.to}">${text(way.text)}</a></p>\n` : ""}<p><a href="">${text("failure.again")}</a></p></main></body></html>`;
  return new Response(html, {
    status: init.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `${closedPolicy}; style-src 'unsafe-inline'`,
      "content-language": localeOf(language),
      ...init.headers,
    },
  });
}
