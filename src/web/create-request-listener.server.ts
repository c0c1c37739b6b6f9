import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { visitHeaders } from "../app/language/visit-language.server.ts";
import { cacheKey } from "../app/rendering/cache-key.server.ts";
import { viewCounterOf } from "../features/event-overview/event-overview.server.ts";
import { addCacheMetrics } from "../platform/cache/cache-metrics.server.ts";
import { ReplyCache } from "../platform/cache/reply-cache.server.ts";
import { serveFromCache } from "../platform/cache/serve-from-cache.server.ts";
import { addReplicaMetrics } from "../platform/db/replicas/replica-metrics.server.ts";
import type { Metrics } from "../platform/observe/metrics.server.ts";
import { observe } from "../platform/observe/observe.server.ts";
import { addQueueMetrics } from "../platform/observe/queue-metrics.server.ts";
import { newRequestId } from "../platform/observe/request-scope.server.ts";
import type { Platform } from "../platform/platform.ts";
import { passwordThreads } from "../platform/session/passwords.server.ts";
import { pictureWork } from "../platform/storage/images/picture-work.server.ts";
import { createApp } from "./create-app.server.ts";

/** Everything that answers over HTTP, watched, for a server of Node's. Parameters as those of `createApp`. */
export function createRequestListener(
  platform: Platform,
  metrics: Metrics,
  build: ServerBuild | null,
  files?: Hono,
): RequestListener {
  const cache = new ReplyCache(platform.publicDataChanges, platform.clock);
  addQueueMetrics(metrics.registry, {
    ...cache.queues,
    passwords: passwordThreads,
    pictures: pictureWork,
  });
  addCacheMetrics(metrics.registry, cache, platform.publicDataChanges);
  if (platform.replicas) addReplicaMetrics(metrics.registry, platform.replicas, platform.db);
  const { trustedProxies, publicUrl } = platform.settings;
  const app = new Hono();
  app.use(observe(platform.log, metrics, trustedProxies));
  app.route("/", createApp(platform, build, cache, files));
  const readerHeaders = ({ url = "", headers }: IncomingMessage) =>
    visitHeaders(url, (name) => headers[name] as string | undefined, publicUrl);
  const idOf = ({ headers }: IncomingMessage) =>
    newRequestId(headers["x-request-id"] as string | undefined, trustedProxies);
  const otherwise = getRequestListener(app.fetch);
  const answer = serveFromCache(cache, cacheKey, readerHeaders, idOf, metrics, otherwise);
  const views = viewCounterOf(platform);
  // Beside what is kept for all as well: most pages of events are answered before anything is routed.
  return async (incoming, outgoing) => {
    await answer(incoming, outgoing);
    views.note(incoming, outgoing.statusCode);
  };
}
