import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createApp } from "./app.server.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { openLog } from "./platform/log/log.server.ts";
import type { Platform } from "./platform/platform.ts";

const platform = {
  clock: systemClock,
  log: openLog("info"),
  settings: { s3: null },
  dataVersion: { current: async () => "1" },
} as unknown as Platform;

const outer = new Hono();
outer.use("/assets/*", serveStatic({ root: "./build/client" }));
outer.route("/", createApp(platform, build));
serve({ fetch: outer.fetch, port: 3999 });
