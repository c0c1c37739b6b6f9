import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";

/** The program with hot reload: Vite serves the browser's code and reloads the server's on change. */
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const parts = (await vite.ssrLoadModule(
  "/src/bootstrap/bootstrap.server.ts",
)) as typeof import("../src/bootstrap/bootstrap.server.ts");
const { settings, platform, close, work } = await parts.bootstrap(process.env);

const answer = getRequestListener(async (request, env) => {
  const { createApp } = (await vite.ssrLoadModule(
    "/src/web/create-app.server.ts",
  )) as typeof import("../src/web/create-app.server.ts");
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  return createApp(platform, build as never).fetch(request, env);
});
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
server.listen(settings.port, settings.host, () =>
  platform.log.info(`Tsudoi is at ${settings.publicUrl} (hot reload)`),
);

const stop = async () => {
  server.close();
  await vite.close();
  await work.stop();
  await close();
  process.exit(0);
};
// Vite's own would end the process before the database has stopped.
process.removeAllListeners("SIGTERM");
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
