import type { IncomingMessage } from "node:http";
import { callLanguage } from "../../platform/http/request-language.ts";
import { pageLanguage } from "../language/page-language.server.ts";

/**
 * The key under which the answer to an anonymous read is kept, if it is; null for whoever shows a session, comes from
 * another site or does more than read.
 */
export function keptKey({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || !url || headers["access-token"] !== undefined || headers.origin !== undefined) {
    return null;
  }
  const read = (name: string) => headers[name] as string | undefined;
  return `${url.startsWith("/api/") ? callLanguage(read) : pageLanguage(url, read)} ${url}`;
}
