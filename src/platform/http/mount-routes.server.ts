import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type AppError, notFound, tooLarge, unauthenticated } from "../../shared/app-error.ts";
import type { Contract } from "../../shared/contract.ts";
import type { ReplyCache } from "../cache/reply-cache.server.ts";
import { loggedPath } from "../observe/logged-path.ts";
import type { Platform } from "../platform.ts";
import { readApiToken, tokenSessions } from "../session/api-token.server.ts";
import { findSession, readCredentials } from "../session/session.server.ts";
import { sessionUsesOf } from "../session/session-uses.server.ts";
import { clientAddress } from "./client-address.server.ts";
import { crossOrigin } from "./cross-origin.server.ts";
import { handleApiRequest } from "./handle-api-request.server.ts";
import type { Route, Routes } from "./handler.server.ts";
import { asAppError, errorBody, statusOf, unexpectedBody } from "./replies/api-error-body.server.ts";
import { logRefusal } from "./replies/log-refusal.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { type ReadHeader, readReader, requestLanguage, requestReader } from "./request-language.ts";

const bodyBytesAtMost = 1024 * 1024;

/** The calls of a contract as a Hono application; a trailing slash is accepted and optional. */
export function mountRoutes<Calls extends Record<string, Contract>>(
  base: string,
  calls: Calls,
  routes: Routes<Calls>,
  platform: Platform,
  cache: ReplyCache,
): Hono {
  const app = new Hono({ strict: false }).basePath(base);
  app.use(crossOrigin(platform.settings.frontendOrigins));
  const countBody = bodyLimit({
    maxSize: bodyBytesAtMost,
    onError: (c) => {
      // The rest of the body is not read, so nothing else can come over this connection.
      c.header("connection", "close");
      return errorReply(c, tooLarge());
    },
  });
  // To look for a body makes the whole Request be built, as a stream that is read piece by piece: a third of a kept answer's
  // cost, and a tenth of a small write's. So not for GET, nor where the length is said, which Node holds a body to.
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", (c, next) =>
    saysSmallBody(c) ? next() : countBody(c, next),
  );
  for (const name of literalPathsFirst(Object.keys(calls))) {
    const [method = "", path = ""] = name.split(" ");
    const call = calls[name] as Contract;
    const route = routes[name] as unknown as Route;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ":$1"), async (c) => {
      const context = await contextOf(c, platform, base + path);
      const named = { call, path: base + path, route };
      return handleApiRequest(named, context, c.req.param() as Record<string, string>, cache);
    });
  }
  app.notFound((c) => errorReply(c, notFound("request")));
  app.onError((error, c) => {
    const known = asAppError(error);
    if (known) return errorReply(c, known);
    platform.log.error({ err: error, path: loggedPath(c.req.path) }, "request failed");
    return c.json(unexpectedBody(requestLanguage((name) => c.req.header(name))), 500);
  });
  return app;
}

function saysSmallBody(c: Context): boolean {
  const length = c.req.header("content-length");
  return length !== undefined && Number(length) <= bodyBytesAtMost && !c.req.header("transfer-encoding");
}

/** `/masters/languages` must be tried before `/masters/{name}`. */
function literalPathsFirst(names: string[]): string[] {
  const shape = (name: string) => name.replaceAll(/\{\w+\}/g, "\uffff");
  return names.sort((one, other) => (shape(one) < shape(other) ? -1 : 1));
}

/** Who calls, as limits count. */
export function addressOf(c: Context, { settings }: Platform): string {
  return clientAddress(
    getConnInfo(c).remote.address,
    c.req.header("x-forwarded-for"),
    settings.trustedProxies,
  );
}

/** @param path as the contract writes it */
async function contextOf(c: Context, platform: Platform, path: string): Promise<RequestContext> {
  const request = c.req.raw;
  const token = readApiToken(request.headers.get("authorization"));
  const credentials = token === null ? readCredentials(request.headers) : null;
  const session =
    token !== null
      ? await sessionOfToken(platform, token, { request, path })
      : credentials && (await findSession(platform.db, credentials, platform.clock.now()));
  if (session && token === null) sessionUsesOf(platform).note(session);
  const read: ReadHeader = (name) => c.req.header(name);
  return {
    platform,
    ...(request.method === "GET" ? readReader(read) : requestReader(read)),
    session,
    credentials: session ? credentials : null,
    address: addressOf(c, platform),
    request,
  };
}

/** Who shows a token that does not hold is no visitor: the program has to hear of it. @throws `unauthenticated` */
async function sessionOfToken(
  platform: Platform,
  token: string,
  { request, path }: { request: Request; path: string },
) {
  for (const find of platform.extensions.of(tokenSessions)) {
    const session = await find(platform, token);
    if (session) return session;
  }
  const error = unauthenticated();
  const call = `${request.method} ${path}`;
  logRefusal({ platform, request, session: null }, { error, status: 401, call, isAdmitted: false });
  throw error;
}

function errorReply(c: Context, error: AppError): Response {
  if (error.retryAfter !== undefined) c.header("retry-after", String(Math.ceil(error.retryAfter)));
  return c.json(
    errorBody(
      error,
      requestLanguage((name) => c.req.header(name)),
    ),
    statusOf(error) as 404,
  );
}
