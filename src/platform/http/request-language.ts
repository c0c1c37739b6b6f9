import {
  acceptedLanguage,
  defaultLanguage,
  type Language,
  readLanguage,
} from "../../shared/languages/languages.ts";

/** Reads a header of a request by its name in lower case. */
export type ReadHeader = (name: string) => string | null | undefined;

/** The language of a call's answer: `User-Locale`, else what the caller accepts, else English. */
export function requestLanguage(read: ReadHeader): Language {
  return namedLanguage(read) ?? acceptedLanguage(read("accept-language")) ?? defaultLanguage;
}

/** The language that `User-Locale` names, if it is one of ours. */
export function namedLanguage(read: ReadHeader): Language | null {
  return readLanguage(read("user-locale")?.trim().toLowerCase());
}
