import { documentLanguage } from "../../shared/languages/document-language.ts";
import { documentLocales } from "../../shared/languages/document-locales.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { isPageThere, setCookie, updateAccount, year } from "./keep-language.ts";
import { languageCookies } from "./language-cookies.ts";

/**
 * Keeps the reader's second language on the device and in the account of a signed-in person.
 * @returns whether the page's data can be had for it now
 */
export async function changeSecond(second: Language | null): Promise<boolean> {
  keepSecond(second);
  void updateAccount(documentLanguage(), second);
  return isPageThere(documentLocales());
}

/** From now on pages come as who chose it gets them. */
export function keepSecond(second: Language | null): void {
  setCookie(languageCookies.second, second ?? "", second ? year : 0);
  const { dataset } = document.documentElement;
  if (second) dataset.second = second;
  else delete dataset.second;
}
