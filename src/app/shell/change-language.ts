import type { accountCalls } from "../../features/accounts/contract.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { storedSession } from "../../platform/browser/stored-session.ts";
import type { Language } from "../../shared/languages.ts";

const api = apiOf<typeof accountCalls>();
const year = 365 * 24 * 60 * 60;

/** Keeps the language for later visits, tells the account of a signed-in person, and loads the page in it. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem("tsudoi.language", language);
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it to render pages, and cookieStore is not everywhere
  document.cookie = `lang=${language}; path=/; max-age=${year}; samesite=lax`;
  if (storedSession()) {
    document.documentElement.lang = language;
    await api("POST /users/own/set_language").catch(() => {});
  }
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
