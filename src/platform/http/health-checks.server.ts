import { Hono } from "hono";
import type { Platform } from "../platform.ts";

/** For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can serve. */
export function healthChecks(platform: Platform): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (platform.isLeaving) return c.text("about to end", 503);
    const isReady = await platform.publicDataChanges.catchUp().then(
      () => true,
      () => false,
    );
    return isReady ? c.text("ok") : c.text("the database cannot be reached", 503);
  });
  return app;
}
