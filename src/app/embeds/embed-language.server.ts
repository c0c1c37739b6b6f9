import type { ReadHeader } from "../../platform/http/request-language.ts";
import { acceptedLanguage, defaultLanguage, type Language } from "../../shared/languages/languages.ts";
import { languageInQuery } from "../language/page-language.server.ts";

/** Whether an address is of a page for frames on other sites. */
export const isEmbedAddress = (url: string): boolean => url.startsWith("/embed/");

/** The language of an embedded page: `?lang=`, else what the browser accepts. Cookies are not read. */
export function embedLanguage(url: string, read: ReadHeader): Language {
  return languageInQuery(url) ?? acceptedLanguage(read("accept-language")) ?? defaultLanguage;
}
