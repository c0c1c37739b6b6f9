import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

const sessionNames = ["access-token", "client", "uid", "token-type", "expiry", "authorization"];

/** Lets pages of these sites call us from a browser. Requests that name no origin pass by untouched. */
export function crossOrigin(origins: string[]): MiddlewareHandler {
  const answer = cors({
    origin: origins,
    allowMethods: ["GET", "POST", "PUT", "DELETE", "OPTIONS"],
    allowHeaders: [...sessionNames, "door-token", "user-locale", "x-requested-with", "content-type"],
    exposeHeaders: [...sessionNames, "retry-after", "x-request-id"],
    maxAge: 600,
  });
  return (c, next) => {
    const origin = c.req.header("origin");
    return origin && origins.includes(origin) ? answer(c, next) : next();
  };
}
