import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { closedPolicy } from "../platform/http/replies/security-headers.ts";

/** The build's files; what has a hash in its name may be kept for ever. */
export function builtFiles(root: string): Hono {
  const files = new Hono();
  files.use(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (path, c) => {
        c.header("cache-control", "public, max-age=31536000, immutable");
        nameLetters(path, c);
      },
    }),
  );
  files.all("/assets/*", (c) => c.body(null, 404));
  files.get(
    "/service-worker.js",
    serveStatic({
      root,
      onFound: (_path, c) => {
        c.header("cache-control", "no-cache");
        // What it may fetch is decided by its own policy, not by the page's.
        c.header("content-security-policy", `${closedPolicy}; connect-src 'self'`);
      },
    }),
  );
  files.get("/:file{[a-z0-9-]+\\.(?:svg|png|ico|webmanifest)}", serveStatic({ root, onFound: nameLetters }));
  return files;
}

function nameLetters(path: string, c: Context): void {
  if (/\.svg(?:\.\w+)?$/.test(path)) c.header("content-type", "image/svg+xml; charset=utf-8");
}
