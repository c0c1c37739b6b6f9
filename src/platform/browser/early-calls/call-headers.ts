import { documentLocales } from "../../../shared/languages/document-locales.ts";
import { storedSession } from "../storage/stored-session.ts";

/**
 * Headers of every call.
 * @param locales as `User-Locale` has them; the page's without it
 * @param credentials those of the stored session without it
 */
export function callHeaders(
  locales: string = documentLocales(),
  credentials: Record<string, string> = storedCredentials(),
): Record<string, string> {
  return { "user-locale": locales, "x-requested-with": "XMLHttpRequest", ...credentials };
}

function storedCredentials(): Record<string, string> {
  const { owner: _, ...credentials } = storedSession() ?? {};
  return credentials;
}
