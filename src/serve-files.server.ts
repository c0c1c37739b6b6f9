import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** The build's files before everything else: what has a hash in its name may be kept for ever. */
export function serveFiles(root: string, app: Hono): Hono {
  const outer = new Hono();
  outer.use(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.header("cache-control", "public, max-age=31536000, immutable");
        c.header("x-content-type-options", "nosniff");
      },
    }),
  );
  outer.all("/assets/*", (c) => c.body(null, 404));
  outer.get(
    "/service-worker.js",
    serveStatic({ root, onFound: (_path, c) => c.header("cache-control", "no-cache") }),
  );
  outer.get("/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest)}", serveStatic({ root }));
  outer.all("*", (c) => app.fetch(c.req.raw, c.env));
  return outer;
}
