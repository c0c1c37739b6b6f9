import { type AppError, unauthenticated } from "../../shared/app-error.ts";
import type { Call } from "../../shared/call.ts";
import { sessionHeaders } from "../session/session.server.ts";
import { asAppError, errorBody, statusOf, unexpectedBody } from "./answer-error.server.ts";
import type { CallContext } from "./call-context.server.ts";
import { encodeReply, sendEncoded } from "./encoded-reply.server.ts";
import { Page, type Route } from "./endpoint.server.ts";
import { readBody, readParams, validate } from "./read-input.server.ts";
import type { ReplyCache } from "./reply-cache.server.ts";
import { securityHeaders } from "./security-headers.ts";

const json = { ...securityHeaders, "content-type": "application/json; charset=utf-8" };

/** Runs one call: body, policy, validation, handler, in the order of refusals that the contract gives. */
export async function answerCall(
  call: Call,
  route: Route,
  context: CallContext,
  rawParams: Record<string, string>,
  cache: ReplyCache,
): Promise<Response> {
  const { request } = context;
  let sent: unknown;
  try {
    sent = await readBody(call, request);
    if (route.kept && !context.session) {
      const { pathname, search } = new URL(request.url);
      const key = `${context.language} ${pathname}${search}`;
      const kept = await cache.answer(request, key, async () => {
        const handled = await handleCall(call, route, context, rawParams, sent);
        return { status: 200, headers: publicHeaders, body: JSON.stringify(present(call, handled)) };
      });
      return kept;
    }
    const handled = await handleCall(call, route, context, rawParams, sent);
    if (handled instanceof Response) return completed(handled, context);
    const reply = { status: 200, headers: headersOf(context), body: JSON.stringify(present(call, handled)) };
    return sendEncoded(request, await encodeReply(reply, 3));
  } catch (thrown) {
    return answerThrown(thrown, route, context, sent);
  }
}

const publicHeaders = {
  ...json,
  "cache-control": "public, no-cache",
  vary: "accept-encoding, user-locale, accept-language, access-token, origin",
};

async function handleCall(
  call: Call,
  route: Route,
  context: CallContext,
  rawParams: Record<string, string>,
  body: unknown,
): Promise<unknown> {
  if (route.allow.isForUsers && !context.session) throw unauthenticated();
  const params = readParams(call, rawParams);
  await route.allow.check(context, { params, body });
  const query = Object.fromEntries(new URL(context.request.url).searchParams);
  return route.handle(context, {
    params,
    query: validate(call.query, query),
    body: validate(call.body, body),
  } as never);
}

function present(call: Call, handled: unknown): unknown {
  if (handled instanceof Page) return { data: handled.rows, next_cursor: handled.nextCursor };
  return call.bare ? handled : { data: handled };
}

function headersOf(context: CallContext): Record<string, string> {
  if (context.session && context.credentials) {
    return { ...json, ...sessionHeaders(context.credentials, context.session.expiresAt) };
  }
  return {
    ...json,
    "cache-control": "no-cache",
    vary: "accept-encoding, user-locale, accept-language, origin",
  };
}

/** What a handler answers by itself carries the session as well; a redirect leads elsewhere and does not. */
function completed(answer: Response, context: CallContext): Response {
  const isRedirect = answer.status >= 300 && answer.status < 400;
  for (const [name, value] of Object.entries(isRedirect ? securityHeaders : headersOf(context))) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

function answerThrown(thrown: unknown, route: Route, context: CallContext, sent: unknown): Response {
  const error = asAppError(thrown);
  if (!error) {
    context.platform.log.error({ err: thrown, path: new URL(context.request.url).pathname }, "call failed");
    return Response.json(unexpectedBody(context.language), { status: 500, headers: headersOf(context) });
  }
  if (error.kind === "unavailable") context.platform.log.warn({ err: thrown }, "a part is away");
  const refused = refusal(error, route, context, sent);
  const headers: Record<string, string> = headersOf(context);
  if (error.retryAfter !== undefined) headers["retry-after"] = String(Math.ceil(error.retryAfter));
  return new Response(JSON.stringify(refused.body), { status: refused.status, headers });
}

function refusal(error: AppError, route: Route, context: CallContext, sent: unknown) {
  const odd = route.refuse?.(error, context, sent);
  return {
    status: odd?.status ?? statusOf(error),
    body: odd ? odd.body : errorBody(error, context.language),
  };
}
