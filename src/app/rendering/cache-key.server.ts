import type { IncomingMessage } from "node:http";
import { requestLanguage } from "../../platform/http/request-language.ts";
import { pageLanguage } from "../language/page-language.server.ts";

/**
 * The key under which the answer to an anonymous read is kept, if it is; null for whoever shows a session, comes from
 * another site or does more than read.
 */
export function cacheKey({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || !url || headers["access-token"] !== undefined || headers.origin !== undefined) {
    return null;
  }
  const read = (name: string) => headers[name] as string | undefined;
  return `${url.startsWith("/api/") ? requestLanguage(read) : pageLanguage(url, read)} ${url}`;
}
