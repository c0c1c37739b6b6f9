import type { IncomingMessage } from "node:http";
import { type ReadHeader, readReader } from "../../platform/http/request-language.ts";
import { readApiToken } from "../../platform/session/api-token.server.ts";
import { readerKey, type TextReader } from "../../shared/languages/readers/text-reader.ts";
import { embedLanguage, isEmbedAddress } from "../embeds/embed-language.server.ts";
import { pageReader } from "../language/page-language.server.ts";

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
  return `${readerKey(readerOf(url, read))} ${url}`;
}

function readerOf(url: string, read: ReadHeader): TextReader {
  if (url.startsWith("/api/")) return readReader(read);
  return isEmbedAddress(url) ? { language: embedLanguage(url, read) } : pageReader(url, read);
}
