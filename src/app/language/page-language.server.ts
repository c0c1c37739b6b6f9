import type { ReadHeader } from "../../platform/http/request-language.ts";
import {
  acceptedLanguage,
  defaultLanguage,
  type Language,
  readLanguage,
} from "../../shared/languages/languages.ts";
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
    (path.endsWith(".data") ? readLanguage(read("user-locale")) : null) ??
    languageInQuery(url) ??
    languageInCookie(visitCookie, read) ??
    languageInCookie(choiceCookie, read) ??
    acceptedLanguage(read("accept-language")) ??
    defaultLanguage
  );
}

export function languageOfPage({ url, headers }: Request): Language {
  return pageLanguage(url, (name) => headers.get(name));
}

/** The language that `?lang=` of an address names, if it is one of ours. */
export function languageInQuery(url: string): Language | null {
  const query = url.indexOf("?");
  const named = query === -1 ? null : new URLSearchParams(url.slice(query)).get("lang");
  return readLanguage(named);
}

// Built once: every cached answer asks for the page's language.
const visitCookie = cookiePattern(languageCookies.visit);
const choiceCookie = cookiePattern(languageCookies.choice);

function cookiePattern(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`);
}

function languageInCookie(pattern: RegExp, read: ReadHeader): Language | null {
  return readLanguage(pattern.exec(read("cookie") ?? "")?.[1]);
}
