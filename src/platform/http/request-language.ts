import { acceptedLanguage, defaultLanguage, isLanguage, type Language } from "../../shared/languages.ts";

/** Reads a header of a request by its name in lower case. */
export type ReadHeader = (name: string) => string | null | undefined;

/** The language of a call's answer: `User-Locale`, else what the caller accepts, else English. */
export function requestLanguage(read: ReadHeader): Language {
  const wished = read("user-locale")?.trim().toLowerCase();
  if (isLanguage(wished)) return wished;
  return acceptedLanguage(read("accept-language")) ?? defaultLanguage;
}
