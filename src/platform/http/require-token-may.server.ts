import { forbidden } from "../../shared/app-error.ts";
import type { Contract } from "../../shared/contract.ts";
import { limitAttempts } from "../limits/rate-limit.server.ts";
import type { ApiToken } from "../session/session.server.ts";
import type { Policy, RawInput } from "./handler.server.ts";
import { readParams } from "./read-input.server.ts";
import type { RequestContext } from "./request-context.server.ts";

/** Of all its calls together: two in a second, for as long as it likes. */
const calls = { name: "api_token", max: 600, seconds: 5 * 60 };

/**
 * Lets a program with a token make a call that its policy opens to tokens (`forToken`), and no other one: what is added later is
 * closed to them until somebody decides. A token that only reads makes no call that writes, staging an upload being one.
 * @throws `too_many`, `forbidden`, and what the policy throws
 */
export async function requireTokenMay(
  allow: Policy,
  context: RequestContext,
  token: ApiToken,
  {
    call,
    path,
    rawParams,
    body,
  }: { call: Contract; path: string; rawParams: Record<string, string>; body: unknown },
): Promise<RawInput> {
  await limitAttempts(context.platform, calls, String(token.id));
  const isWriting = !["GET", "HEAD"].includes(context.request.method) || /^\/api\/v1\/s3\//.test(path);
  if (!allow.forToken || (isWriting && token.scope === "read")) throw forbidden();
  const input = { params: readParams(call, rawParams), body };
  await allow.forToken(context, token, input);
  return input;
}
