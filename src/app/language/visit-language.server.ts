import type { ReadHeader } from "../../platform/http/request-language.ts";
import { languageCookies } from "./language-cookies.ts";
import { languageInQuery } from "./page-language.server.ts";

/** Pages have no ending; data of pages, calendars and pictures do. What stands in a frame on another site sets no cookie. */
const notPages = /^\/(api|embed|feeds|offline)\b|\.\w+$/;

/**
 * Headers that make `?lang=` hold for the pages after the one that carries it, without scripts too. They belong to one
 * answer to one reader, so they are laid over what is kept and shared; null where nobody opens a page.
 * @param url whole, or from the path on
 */
export function visitHeaders(url: string, read: ReadHeader): Record<string, string> | null {
  const language = languageInQuery(url);
  if (!language || notPages.test(pathOf(url))) return null;
  const isOpened = (read("sec-fetch-mode") ?? "navigate") === "navigate";
  if (!isOpened || read("sec-purpose")) return null;
  return {
    "set-cookie": `${languageCookies.visit}=${language}; Path=/; SameSite=Lax`,
    "cache-control": "private, no-cache",
  };
}

const pathOf = (url: string) => (url.startsWith("/") ? url.split("?", 1)[0] : new URL(url).pathname) ?? "";
