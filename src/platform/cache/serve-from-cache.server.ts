import type { IncomingMessage, RequestListener } from "node:http";
import { chooseEncoding, makeGzip, needsGzip } from "../http/replies/encoded-reply.server.ts";
import { everyAnswerHeaders } from "../http/replies/security-headers.ts";
import { type Metrics, requestKind } from "../observe/metrics.server.ts";
import type { ReplyCache } from "./reply-cache.server.ts";

const everyAnswer = new Map(Object.entries(everyAnswerHeaders));

/**
 * Answers what is kept before a request is taken apart and routed. Most requests are anonymous reads of something that
 * is kept already; on their whole way they would cost twice as much.
 * @param keyOf null for requests that must go the whole way
 * @param readerHeaders what is said to this reader alone, over what is kept for all
 * @param idOf the id that the request goes by
 * @param otherwise the whole way
 */
export function serveFromCache(
  cache: ReplyCache,
  keyOf: (request: IncomingMessage) => string | null,
  readerHeaders: (request: IncomingMessage) => Record<string, string> | null,
  idOf: (request: IncomingMessage) => string,
  metrics: Metrics,
  otherwise: RequestListener,
): RequestListener {
  return async (incoming, outgoing) => {
    const began = performance.now();
    const key = keyOf(incoming);
    const reply = key && (await cache.find(key));
    if (!reply) {
      outgoing.setHeaders(everyAnswer);
      return otherwise(incoming, outgoing);
    }
    const read = (name: string) => incoming.headers[name] as string;
    if (needsGzip(reply, read)) await makeGzip(reply);
    const { status, headers, bytes } = chooseEncoding(reply, read);
    outgoing.writeHead(status, {
      ...everyAnswerHeaders,
      ...headers,
      ...readerHeaders(incoming),
      "x-request-id": idOf(incoming),
    });
    outgoing.end(bytes);
    metrics.count(requestKind(incoming.url as string), status, (performance.now() - began) / 1000);
  };
}
