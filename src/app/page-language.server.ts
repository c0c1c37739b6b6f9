import type { ReadHeader } from "../platform/http/call-language.ts";
import { acceptedLanguage, defaultLanguage, isLanguage, type Language } from "../shared/languages.ts";

/**
 * `?lang=` for this view, else the cookie that the language menu writes, else what the browser accepts, else English.
 * @param url whole, or from the path on
 */
export function pageLanguage(url: string, read: ReadHeader): Language {
  const query = url.indexOf("?");
  const wished = query === -1 ? null : new URLSearchParams(url.slice(query)).get("lang");
  if (isLanguage(wished)) return wished;
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(read("cookie") ?? "")?.[1];
  if (isLanguage(cookie)) return cookie;
  return acceptedLanguage(read("accept-language")) ?? defaultLanguage;
}

export function languageOfPage({ url, headers }: Request): Language {
  return pageLanguage(url, (name) => headers.get(name));
}
