import { type AppError, unauthenticated } from "../../shared/app-error.ts";
import type { Contract } from "../../shared/contract.ts";
import { drawnHeader } from "../../shared/languages/drawn-header.ts";
import { readerKey } from "../../shared/languages/readers/text-reader.ts";
import type { ReplyCache } from "../cache/reply-cache.server.ts";
import { loggedPath } from "../observe/logged-path.ts";
import { forVisitors } from "../platform.ts";
import { sessionHeaders } from "../session/session.server.ts";
import { asCaller } from "./caller.server.ts";
import { Page, type RawInput, type Route } from "./handler.server.ts";
import { readBody, readParams, validate } from "./read-input.server.ts";
import { asAppError, errorBody, statusOf, unexpectedBody } from "./replies/api-error-body.server.ts";
import { encodeReply, type Reply, sendEncoded } from "./replies/encoded-reply.server.ts";
import { jsonInSlices } from "./replies/json-in-slices.server.ts";
import { logRefusal } from "./replies/log-refusal.server.ts";
import { securityHeaders } from "./replies/security-headers.ts";
import { requestCacheAddress } from "./request-cache-address.ts";
import type { RequestContext } from "./request-context.server.ts";
import { requireTokenMay } from "./require-token-may.server.ts";

const json = { ...securityHeaders, "content-type": "application/json; charset=utf-8" };

/** A call with its whole path, as the contract writes it, and what answers it. */
export interface NamedCall {
  call: Contract;
  path: string;
  route: Route;
}

/** Runs one call: body, policy, validation, handler, in the order of refusals that the contract gives. */
export async function handleApiRequest(
  named: NamedCall,
  context: RequestContext,
  rawParams: Record<string, string>,
  cache: ReplyCache,
): Promise<Response> {
  const { call, route } = named;
  const { request, session } = context;
  const read: Reading = { sent: undefined, isAdmitted: false };
  try {
    read.sent = await readBody(call, request);
    const input = await readInput(named, context, rawParams, read);
    if (route.isCached && !session) return await answerVisitor(named, context, input, cache);
    const handle = () => route.handle(context, input as never);
    const make = () => (session ? asCaller(session.user.id, handle) : handle());
    if (route.isCached) {
      return await cache.answerSignedIn(request, async () => replyOf(call, await make(), headersOf(context)));
    }
    const handled = await (request.method === "GET" ? make() : cache.writes.during(make));
    if (handled instanceof Response) return completed(handled, context);
    return sendEncoded(request, await encodeReply(await replyOf(call, handled, headersOf(context))));
  } catch (thrown) {
    return answerThrown(thrown, named, context, read);
  }
}

const publicHeaders = {
  ...json,
  "cache-control": "public, no-cache",
  vary: `accept-encoding, user-locale, ${drawnHeader}, accept-language, access-token, origin`,
};

/** Answers for visitors are made once for all concurrent requests, however their addresses are spelled. */
function answerVisitor(
  { call, path, route }: NamedCall,
  context: RequestContext,
  input: Input,
  cache: ReplyCache,
): Promise<Response> {
  const visitors = { ...context, platform: forVisitors(context.platform) };
  return cache.answer(
    context.request,
    `${readerKey(context)} ${requestCacheAddress(path, input)}`,
    async () => replyOf(call, await route.handle(visitors, input as never), publicHeaders),
  );
}

/** How far a request has been read. */
interface Reading {
  /** Its body. */
  sent: unknown;
  /** Its caller may make the call. */
  isAdmitted: boolean;
}

interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown> | undefined;
  body: unknown;
}

async function readInput(
  named: NamedCall,
  context: RequestContext,
  rawParams: Record<string, string>,
  read: Reading,
): Promise<Input> {
  const { params } = await admit(named, context, rawParams, read.sent);
  read.isAdmitted = true;
  const { call } = named;
  const query = Object.fromEntries(new URL(context.request.url).searchParams);
  return {
    params,
    query: validate(call.query, query) as Input["query"],
    body: validate(call.body, read.sent),
  };
}

/** Lets in who may make the call; throws for anybody else. */
async function admit(
  { call, route, path }: NamedCall,
  context: RequestContext,
  rawParams: Record<string, string>,
  body: unknown,
): Promise<RawInput> {
  const token = context.session?.apiToken;
  if (token) return requireTokenMay(route.allow, context, token, { call, path, rawParams, body });
  if (route.allow.isForUsers && !context.session) throw unauthenticated();
  const input = { params: readParams(call, rawParams), body };
  await route.allow.check(context, input);
  return input;
}

async function replyOf(call: Contract, handled: unknown, headers: Record<string, string>): Promise<Reply> {
  const body =
    handled instanceof Page
      ? { data: handled.rows, next_cursor: handled.nextCursor, total: handled.total }
      : { data: handled };
  return { status: 200, headers, body: await jsonInSlices(call.bare ? handled : body) };
}

function headersOf(context: RequestContext): Record<string, string> {
  if (context.session && context.credentials) {
    return { ...json, ...sessionHeaders(context.credentials, context.session.expiresAt) };
  }
  return {
    ...json,
    "cache-control": "private, no-cache",
    vary: `accept-encoding, user-locale, ${drawnHeader}, accept-language, origin`,
  };
}

/** A handler's own `Response` carries the session as well; a redirect leads elsewhere and does not. */
function completed(answer: Response, context: RequestContext): Response {
  const isRedirect = answer.status >= 300 && answer.status < 400;
  for (const [name, value] of Object.entries(isRedirect ? securityHeaders : headersOf(context))) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

function answerThrown(
  thrown: unknown,
  { route, path }: NamedCall,
  context: RequestContext,
  { sent, isAdmitted }: Reading,
): Response {
  const error = asAppError(thrown);
  if (!error) {
    context.platform.log.error(
      { err: thrown, path: loggedPath(new URL(context.request.url).pathname) },
      "call failed",
    );
    return Response.json(unexpectedBody(context.language), { status: 500, headers: headersOf(context) });
  }
  if (error.kind === "unavailable" && error !== thrown)
    context.platform.log.warn({ err: thrown }, "a part is away");
  const refused = refusal(error, route, context, sent);
  const call = `${context.request.method} ${path}`;
  logRefusal(context, { error, status: refused.status, call, isAdmitted });
  const headers: Record<string, string> = headersOf(context);
  if (error.retryAfter !== undefined) headers["retry-after"] = String(Math.ceil(error.retryAfter));
  return new Response(JSON.stringify(refused.body), { status: refused.status, headers });
}

function refusal(error: AppError, route: Route, context: RequestContext, sent: unknown) {
  // The odd ones are of the session protocol, which programs have no part in.
  const odd = context.session?.apiToken ? undefined : route.presentError?.(error, context, sent);
  return {
    status: odd?.status ?? statusOf(error),
    body: odd ? odd.body : errorBody(error, context.language),
  };
}
