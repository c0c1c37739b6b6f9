import { documentLocales } from "../../shared/languages/document-locales.ts";
import { type Language, readLanguage } from "../../shared/languages/languages.ts";
import { languageCookies } from "./language-cookies.ts";

/**
 * The router asks for the data of the next page by itself, from its address alone. With this it names the language that
 * the open page is in, and the second one of its reader, so that a page and its data never differ, whatever the cookies say by then.
 */
export function sendPageLanguage(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const isPageData = input instanceof URL && input.pathname.endsWith(".data");
    if (!isPageData || input.origin !== location.origin) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set("user-locale", documentLocales());
    return fetch(input, { ...init, headers });
  };
}

/**
 * `?lang=` has chosen the language of this visit. Once a cookie remembers it, it leaves the address: else coming back to
 * this page, or loading it again, would undo what has been chosen in the language menu since.
 */
export function removeLanguageFromQuery(language: Language): void {
  const url = new URL(location.href);
  const isStored = document.cookie.split("; ").includes(`${languageCookies.visit}=${language}`);
  const named = isStored && readLanguage(url.searchParams.get("lang")) === language;
  if (!named && !url.searchParams.has(languageCookies.second)) return;
  if (named) url.searchParams.delete("lang");
  url.searchParams.delete(languageCookies.second);
  history.replaceState(history.state, "", url);
}
