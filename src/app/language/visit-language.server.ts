import type { ReadHeader } from "../../platform/http/request-language.ts";
import { languageCookies } from "./language-cookies.ts";
import { languageInQuery, secondInQuery } from "./page-language.server.ts";

/** Pages have no ending; data of pages, calendars and pictures do. What stands in a frame on another site sets no cookie. */
const notPages = /^\/(api|embed|feeds|offline)\b|\.\w+$/;

/**
 * Headers that make `?lang=` and `?second_lang=` hold for the pages after the one that carries it, without scripts too. They belong to one
 * answer to one reader, so they are laid over what is kept and shared; null where nobody opens a page.
 * @param url whole, or from the path on
 * @param publicUrl over https the cookie is never sent any other way
 */
export function visitHeaders(
  url: string,
  read: ReadHeader,
  publicUrl: string,
): Record<string, string> | null {
  const cookie = cookieOf(url);
  if (!cookie || notPages.test(pathOf(url))) return null;
  const isOpened = (read("sec-fetch-mode") ?? "navigate") === "navigate";
  if (!isOpened || read("sec-purpose")) return null;
  return {
    "set-cookie": `${cookie}; Path=/; SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`,
    "cache-control": "private, no-cache",
  };
}

/** The form of the second language stands on a page whose language has its cookie already. */
function cookieOf(url: string): string | null {
  const second = secondInQuery(url);
  if (second !== undefined) return `${languageCookies.second}=${second ?? ""}`;
  const language = languageInQuery(url);
  return language && `${languageCookies.visit}=${language}`;
}

const pathOf = (url: string) => (url.startsWith("/") ? url.split("?", 1)[0] : new URL(url).pathname) ?? "";
