import { setTimeout as sleep } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { Counter, Gauge } from "prom-client";
import { bootstrap, type Parts } from "./bootstrap/bootstrap.server.ts";
import { startFailureMessage } from "./bootstrap/open-platform.server.ts";
import { superviseWebProcesses, type WebProcessOrders } from "./bootstrap/supervise-web-processes.server.ts";
import { leaveCluster, reportFailure, takeOrders } from "./bootstrap/take-orders.server.ts";
import { readMissingTexts } from "./features/product-team/product-team.server.ts";
import { SettingsError } from "./platform/env/read-settings.ts";
import { countMissingTexts } from "./platform/i18n/count-missing-texts.server.ts";
import { openLog } from "./platform/log/log.server.ts";
import { logEverything } from "./platform/log/log-everything.server.ts";
import { addMailMetrics } from "./platform/mail/mail-metrics.server.ts";
import { gatherMetrics, offerMetrics } from "./platform/observe/gather-metrics.server.ts";
import { type Metrics, openMetrics } from "./platform/observe/metrics.server.ts";
import { createRequestListener } from "./web/create-request-listener.server.ts";
import { type Listening, listen, secondsToFinish } from "./web/listen.server.ts";
import { builtFiles } from "./web/serve-build-files.server.ts";

async function main(): Promise<void> {
  const orders = await takeOrders();
  const metrics = openMetrics();
  const parts = await bootstrap(process.env, logEverything, {
    preparedDatabase: orders?.databaseUrl,
    registry: metrics.registry,
  });
  try {
    await serveParts(parts, metrics, orders);
  } catch (error) {
    await parts.work.stop();
    await parts.close();
    throw error;
  }
}

async function serveParts(parts: Parts, metrics: Metrics, orders: WebProcessOrders | null): Promise<void> {
  const { settings, platform, work, close } = parts;
  countMissingTexts(metrics.registry, platform.log, readMissingTexts);
  const web = await startServing(parts, orders, metrics);
  const watched = orders ? offerMetrics(metrics.registry, orders.number) : await serveMetrics(parts, metrics);
  if (!orders) platform.log.info(whatIsThere(parts));
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    platform.log.info(`${signal}: finishing what is under way`);
    // Whoever waits for web processes gives them a little longer than they give themselves.
    const longest = settings.drainSeconds + secondsToFinish + (orders ? 10 : 15);
    setTimeout(() => process.exit(1), longest * 1000).unref();
    platform.isLeaving = true;
    web?.leave();
    if (web) await sleep(settings.drainSeconds * 1000);
    await Promise.allSettled([web?.stop(), watched?.stop(), work.stop()]);
    await close();
    await leaveCluster();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** By itself, or by processes of its own where it is to use several cores; null where the role is `worker`. */
async function startServing(
  { settings, platform, databaseUrl }: Parts,
  orders: WebProcessOrders | null,
  metrics: Metrics,
): Promise<Listening | null> {
  const { role, webProcesses, host, port } = settings;
  if (role === "worker") return null;
  if (orders || webProcesses === 1)
    return listen(createRequestListener(platform, metrics, build, builtFiles("build/client")), host, port);
  const registers = [metrics.registry];
  new Gauge({ name: "tsudoi_web_processes", help: "Web processes that there should be", registers }).set(
    webProcesses,
  );
  const restarts = new Counter({
    name: "tsudoi_web_process_restarts_total",
    help: "Web processes that were started again",
    registers,
  });
  return superviseWebProcesses(webProcesses, databaseUrl, platform.log, () => restarts.inc());
}

function whatIsThere({ settings: { role, publicUrl, host, port, webProcesses } }: Parts): string {
  if (role === "worker") return "Tsudoi works off mails and jobs";
  const processes = webProcesses > 1 ? `, ${webProcesses} web processes` : "";
  return `Tsudoi is at ${publicUrl} (listening on ${host}:${port}${processes})`;
}

async function serveMetrics({ settings, platform }: Parts, { registry }: Metrics): Promise<Listening | null> {
  if (!settings.metricsPort) return null;
  addMailMetrics(registry, platform.db);
  const app = new Hono();
  app.get("/metrics", async (c) =>
    c.body(await gatherMetrics(registry), 200, { "content-type": registry.contentType }),
  );
  return listen(getRequestListener(app.fetch), settings.host, settings.metricsPort);
}

main().catch(async (error) => {
  const sentence = error instanceof SettingsError ? error.message : startFailureMessage(error);
  if (sentence && (await reportFailure(sentence))) process.exit(1);
  // A person at a terminal reads sentences, whatever gathers the log reads lines of JSON.
  if (sentence && process.stdout.isTTY) process.stderr.write(`${sentence}\n`);
  else openLog("fatal").fatal(sentence ? {} : { err: error }, sentence ?? "The start failed");
  process.exit(1);
});
