import { acceptedLanguage, defaultLanguage } from "../shared/languages.ts";
import { allTexts } from "./all-texts.server.ts";

/**
 * What a reader sees when a page could not be made at all: without the database there is nothing to show, so it stands on
 * nothing but itself.
 */
export function failurePage(request: Request, status: 500 | 503): Response {
  const language = acceptedLanguage(request.headers.get("accept-language")) ?? defaultLanguage;
  const text = (key: string) => allTexts[language]._(key);
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${text("failure.title")}</title>
<style>body{font:1rem/1.7 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif;max-width:30rem;margin:20vh auto 0;padding:0 1.5rem}</style>
</head><body><h1>${text("failure.title")}</h1><p>${text("failure.body")}</p>
<p><a href="">${text("failure.again")}</a></p></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "content-language": language,
      ...(status === 503 ? { "retry-after": "5" } : {}),
    },
  });
}
