import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Log } from "../log/log.server.ts";
import { loggedPath } from "./logged-path.ts";
import { type Metrics, requestKind } from "./metrics.server.ts";
import { inRequest, newRequestId } from "./request-scope.server.ts";

const slowSeconds = 1;

/**
 * Gives every request an id, counts it, and writes a line for what failed or was slow (every one at level `debug`).
 * @param trustedProxies whose ids are believed, as those of `clientAddress`
 */
export function observe(log: Log, metrics: Metrics, trustedProxies: number): MiddlewareHandler {
  return (c, next) => {
    const id = newRequestId(c.req.header("x-request-id"), trustedProxies);
    return inRequest(id, async () => {
      const began = performance.now();
      // On Node's own answer: a header added to ours would make it be built anew.
      (c.env as Partial<HttpBindings>).outgoing?.setHeader("x-request-id", id);
      await next();
      const seconds = (performance.now() - began) / 1000;
      const { path, method } = c.req;
      const { status } = c.res;
      metrics.count(requestKind(path), status, seconds);
      const line = { method, path: loggedPath(path), status, seconds: Number(seconds.toFixed(4)) };
      if (status >= 500) log.warn(line, "answered with a failure");
      else if (seconds > slowSeconds) log.info(line, "slow answer");
      else log.debug(line, "answered");
    });
  };
}
