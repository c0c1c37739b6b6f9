import { acceptedLanguage, defaultLanguage, isLanguage, type Language } from "../shared/languages.ts";

/** `?lang=` for this view, else the cookie that the language menu writes, else what the browser accepts, else English. */
export function pageLanguage(request: Request): Language {
  const wished = new URL(request.url).searchParams.get("lang");
  if (isLanguage(wished)) return wished;
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  if (isLanguage(cookie)) return cookie;
  return acceptedLanguage(request.headers.get("accept-language")) ?? defaultLanguage;
}
