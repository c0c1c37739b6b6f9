import type { accountContracts } from "../../features/accounts/accounts.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { storedSession } from "../../platform/browser/stored-session.ts";
import type { Language } from "../../shared/languages.ts";
import { languageCookies } from "./language-cookies.ts";

const api = apiClient<typeof accountContracts>();
const year = 365 * 24 * 60 * 60;

/** Keeps the language for later visits, tells the account of a signed-in person, and loads the page in it. */
export async function changeLanguage(language: Language): Promise<void> {
  setCookie(languageCookies.choice, language, year);
  setCookie(languageCookies.visit, "", 0);
  if (storedSession()) await api("POST /users/own/set_language", { language }).catch(() => {});
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

function setCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it to render pages, and cookieStore is not everywhere
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}
