import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** The build's files; what has a hash in its name may be kept for ever. */
export function builtFiles(root: string): Hono {
  const files = new Hono();
  files.use(
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
  files.all("/assets/*", (c) => c.body(null, 404));
  files.get(
    "/service-worker.js",
    serveStatic({ root, onFound: (_path, c) => c.header("cache-control", "no-cache") }),
  );
  files.get("/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest)}", serveStatic({ root }));
  return files;
}
