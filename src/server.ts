import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { createApp } from "./app.server.ts";
import { startFailureSentence } from "./open-platform.server.ts";
import { SettingsError } from "./platform/env/read-settings.ts";
import type { Platform } from "./platform/platform.ts";
import { serveFiles } from "./serve-files.server.ts";
import { startParts } from "./start-parts.server.ts";

const secondsToFinish = 10;

async function main(): Promise<void> {
  const { settings, platform, work, close } = await startParts(process.env);
  const web = settings.role === "worker" ? null : await startWeb(platform);
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
    await Promise.allSettled([web?.stop(), work.stop()]);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

async function startWeb(platform: Platform): Promise<{ stop(): Promise<void> }> {
  const { host, port } = platform.settings;
  const app = serveFiles("build/client", createApp(platform, build));
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, hostname: host, port }, () => resolve(starting));
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
