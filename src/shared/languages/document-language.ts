import { defaultLanguage, type Language, readLanguage } from "./languages.ts";

/** The language of the page in the browser. `lang` alone would not tell it: plain Japanese is Japanese there. */
export function documentLanguage(): Language {
  return readLanguage(document.documentElement.dataset.language) ?? defaultLanguage;
}

/** The second language of who reads the page in the browser; null where they chose none. */
export const documentSecond = (): Language | null => readLanguage(document.documentElement.dataset.second);
