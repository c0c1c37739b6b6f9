import type { IncomingMessage } from "node:http";
import { type ReadHeader, requestLanguage } from "../../platform/http/request-language.ts";
import { readApiToken } from "../../platform/session/api-token.server.ts";
import { embedLanguage, isEmbedAddress } from "../embeds/embed-language.server.ts";
import { pageLanguage } from "../language/page-language.server.ts";

/**
 * The key under which the answer to an anonymous read is kept, if it is; null for whoever shows a session, comes from
 * another site or does more than read.
 */
export function cacheKey({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || !url || headers["access-token"] !== undefined || headers.origin !== undefined) {
    return null;
  }
  if (readApiToken(headers.authorization) !== null) return null;
  const read = (name: string) => headers[name] as string | undefined;
  return `${languageOf(url, read)} ${url}`;
}

function languageOf(url: string, read: ReadHeader) {
  if (url.startsWith("/api/")) return requestLanguage(read);
  return isEmbedAddress(url) ? embedLanguage(url, read) : pageLanguage(url, read);
}
