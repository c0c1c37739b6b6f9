import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { keptKey } from "./app/kept-key.server.ts";
import { visitHeaders } from "./app/visit-language.server.ts";
import { createApp } from "./app.server.ts";
import { keptFirst } from "./platform/http/kept-first.server.ts";
import { ReplyCache } from "./platform/http/reply-cache.server.ts";
import type { Metrics } from "./platform/observe/metrics.server.ts";
import { observe } from "./platform/observe/observe.server.ts";
import type { Platform } from "./platform/platform.ts";

/** Everything that answers over HTTP, watched, for a server of Node's. Parameters as those of `createApp`. */
export function answerWeb(
  platform: Platform,
  metrics: Metrics,
  build: ServerBuild | null,
  files?: Hono,
): RequestListener {
  const cache = new ReplyCache(platform.dataVersion);
  const app = new Hono();
  app.use(observe(platform.log, metrics));
  app.route("/", createApp(platform, build, cache, files));
  return keptFirst(cache, keptKey, ownHeaders, metrics, getRequestListener(app.fetch));
}

const ownHeaders = ({ url = "", headers }: IncomingMessage) =>
  visitHeaders(url, (name) => headers[name] as string | undefined);
