import { setTimeout as sleep } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { bootstrap, type Parts } from "./bootstrap/bootstrap.server.ts";
import { startFailureMessage } from "./bootstrap/open-platform.server.ts";
import { SettingsError } from "./platform/env/read-settings.ts";
import { openLog } from "./platform/log/log.server.ts";
import { logEverything } from "./platform/log/log-everything.server.ts";
import { type Metrics, openMetrics } from "./platform/observe/metrics.server.ts";
import { createRequestListener } from "./web/create-request-listener.server.ts";
import { type Listening, listen, secondsToFinish } from "./web/listen.server.ts";
import { builtFiles } from "./web/serve-build-files.server.ts";

async function main(): Promise<void> {
  const parts = await bootstrap(process.env, logEverything);
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
  const web =
    settings.role === "worker"
      ? null
      : await listen(
          createRequestListener(platform, metrics, build, builtFiles("build/client")),
          settings.host,
          settings.port,
        );
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
    setTimeout(() => process.exit(1), (settings.drainSeconds + secondsToFinish + 10) * 1000).unref();
    platform.isLeaving = true;
    web?.leave();
    if (web) await sleep(settings.drainSeconds * 1000);
    await Promise.allSettled([web?.stop(), watched?.stop(), work.stop()]);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Listening> {
  const app = new Hono();
  app.get("/metrics", async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
  return listen(getRequestListener(app.fetch), host, port);
}

main().catch((error) => {
  const sentence = error instanceof SettingsError ? error.message : startFailureMessage(error);
  // A person at a terminal reads sentences, whatever gathers the log reads lines of JSON.
  if (sentence && process.stdout.isTTY) process.stderr.write(`${sentence}\n`);
  else openLog("fatal").fatal(sentence ? {} : { err: error }, sentence ?? "The start failed");
  process.exit(1);
});
