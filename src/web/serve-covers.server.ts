import { Hono } from "hono";
import { compress } from "hono/compress";
import { coverSize, drawCover, readCoverAddress } from "../features/events/events.server.ts";
import { closedPolicy } from "../platform/http/replies/security-headers.ts";

/** The pictures of events that brought none. They are drawn from their address alone, so anybody may keep them. */
export function covers(): Hono {
  const app = new Hono();
  app.use(compress());
  app.get("/*", (c) => {
    const cover = readCoverAddress(c.req.path);
    if (!cover) return c.body(null, 404);
    return c.body(drawCover({ ...cover, ...coverSize }), 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      // Opened by itself, a picture may do no more than a picture.
      "content-security-policy": `${closedPolicy}; style-src 'unsafe-inline'`,
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}
