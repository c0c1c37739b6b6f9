import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createApp } from "./app.server.ts";
import { startFailureSentence } from "./open-platform.server.ts";
import { SettingsError } from "./platform/env/read-settings.ts";
import { type Metrics, openMetrics } from "./platform/observe/metrics.server.ts";
import { observe } from "./platform/observe/observe.server.ts";
import type { Platform } from "./platform/platform.ts";
import { serveFiles } from "./serve-files.server.ts";
import { type Parts, startParts } from "./start-parts.server.ts";

const secondsToFinish = 10;

async function main(): Promise<void> {
  const parts = await startParts(process.env);
  try {
    await serveParts(parts);
  } catch (error) {
    await parts.work.stop();
    await parts.close();
    throw error;
  }
}

async function serveParts({ settings, platform, work, close }: Parts): Promise<void> {
  const metrics = openMetrics(platform.db);
  const web = settings.role === "worker" ? null : await startWeb(platform, metrics);
  const watched = settings.metricsPort
    ? await serveMetrics(metrics, settings.host, settings.metricsPort)
    : null;
  platform.log.info(
    web
      ? `Tsudoi is at ${settings.publicUrl} (listening on ${settings.host}:${settings.port})`
      : "Tsudoi works off mails and jobs",
  );
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    platform.log.info(`${signal}: finishing what is under way`);
    setTimeout(() => process.exit(1), (secondsToFinish + 10) * 1000).unref();
    await Promise.allSettled([web?.stop(), watched?.stop(), work.stop()]);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

async function startWeb(platform: Platform, metrics: Metrics): Promise<Listening> {
  const app = new Hono();
  app.use(observe(platform.log, metrics));
  app.route("/", serveFiles("build/client", createApp(platform, build)));
  return listen(app, platform.settings.host, platform.settings.port);
}

function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Listening> {
  const app = new Hono();
  app.get("/metrics", async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
  return listen(app, host, port);
}

interface Listening {
  /** Lets what is under way finish. */
  stop(): Promise<void>;
}

async function listen(app: Hono, hostname: string, port: number): Promise<Listening> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, hostname, port }, () => resolve(starting));
    starting.once("error", reject);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        const connections = server as import("node:http").Server;
        connections.closeIdleConnections();
        setTimeout(() => connections.closeAllConnections(), secondsToFinish * 1000).unref();
      }),
  };
}

main().catch((error) => {
  const sentence = error instanceof SettingsError ? error.message : startFailureSentence(error);
  console.error(sentence ?? error);
  process.exit(1);
});
