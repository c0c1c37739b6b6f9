import type { accountContracts } from "../../features/accounts/accounts.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { storedSession } from "../../platform/browser/storage/stored-session.ts";
import { bareLanguage, type Language } from "../../shared/languages/languages.ts";

const api = apiClient<typeof accountContracts>();

/** In seconds. */
export const year = 365 * 24 * 60 * 60;

/** @param seconds how long the browser keeps it; 0 takes it away */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it to render pages, and cookieStore is not everywhere
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/**
 * Tells the account of a signed-in person; what the device has chosen holds without it.
 * @param second null takes it away, undefined leaves it as it is
 */
export async function updateAccount(language: Language, second?: Language | null): Promise<void> {
  if (!storedSession()) return;
  const body = second === undefined ? {} : { second_language: second };
  await api("POST /users/own/set_language", { language: bareLanguage(language), body }).catch(() => {});
}

/** Whether the server has the page's data for a reader (`User-Locale`): without them its words change alone. */
export async function isPageThere(locales: string): Promise<boolean> {
  const address = `${location.pathname}.data${location.search}`;
  const answer = await fetch(address, { headers: { "user-locale": locales } }).catch(() => null);
  return answer?.ok ?? false;
}
