import { namedLanguageOfPage, type ReadHeader, requestReader } from "../../platform/http/request-language.ts";
import {
  acceptedLanguage,
  bareLanguage,
  defaultLanguage,
  type Language,
  readLanguage,
} from "../../shared/languages/languages.ts";
import { type TextReader, usefulSecond } from "../../shared/languages/readers/text-reader.ts";
import { languageCookies } from "./language-cookies.ts";

/**
 * The first that there is: `?lang=`, the `?lang=` that this visit began with, the language menu's choice, what the
 * browser accepts, English. What the browser asks for while a page is open is in the language of that page, which it
 * names: other tabs may have changed the cookies since, or there are none.
 * @param url whole, or from the path on
 */
export function pageLanguage(url: string, read: ReadHeader): Language {
  const [path = ""] = url.split("?", 1);
  return (
    (path.endsWith(".data") ? namedLanguageOfPage(read) : null) ??
    languageInQuery(url) ??
    languageInCookie(visitCookie, read) ??
    languageInCookie(choiceCookie, read) ??
    acceptedLanguage(read("accept-language")) ??
    defaultLanguage
  );
}

/** As `pageLanguage`, with the second language: what the address, else the cookie, names. Data of a page name it as API calls do. */
export function pageReader(url: string, read: ReadHeader): TextReader {
  const language = pageLanguage(url, read);
  const [path = ""] = url.split("?", 1);
  const named = path.endsWith(".data") ? requestReader(read) : null;
  if (named?.language === bareLanguage(language) && read("user-locale")) return { ...named, language };
  const asked = secondInQuery(url);
  const second = asked === undefined ? languageInCookie(secondCookie, read) : asked;
  return { language, second: usefulSecond(language, second) };
}

export function languageOfPage({ url, headers }: Request): Language {
  return pageLanguage(url, (name) => headers.get(name));
}

export function readerOfPage({ url, headers }: Request): TextReader {
  return pageReader(url, (name) => headers.get(name));
}

/** The language that `?lang=` of an address names, if it is one of ours. */
export const languageInQuery = (url: string): Language | null => inQuery(url, "lang");

/**
 * The second language that an address names, where the language menu has no scripts: null for the choice of none, undefined where
 * nothing is chosen.
 */
export function secondInQuery(url: string): Language | null | undefined {
  return new URLSearchParams(queryOf(url)).has(languageCookies.second)
    ? inQuery(url, languageCookies.second)
    : undefined;
}

const inQuery = (url: string, parameter: string): Language | null =>
  readLanguage(new URLSearchParams(queryOf(url)).get(parameter));

const queryOf = (url: string): string => url.split("?")[1] ?? "";

// Built once: every cached answer asks for the page's language.
const visitCookie = cookiePattern(languageCookies.visit);
const choiceCookie = cookiePattern(languageCookies.choice);
const secondCookie = cookiePattern(languageCookies.second);

function cookiePattern(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`);
}

function languageInCookie(pattern: RegExp, read: ReadHeader): Language | null {
  return readLanguage(pattern.exec(read("cookie") ?? "")?.[1]);
}
