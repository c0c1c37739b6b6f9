import type { AppError } from "../../../shared/app-error.ts";
import { securityLogOf } from "../../log/security-log.server.ts";
import { readApiToken } from "../../session/api-token.server.ts";
import { readCredentials } from "../../session/session.server.ts";
import type { RequestContext } from "../request-context.server.ts";
import { statusOf } from "./api-error-body.server.ts";

interface Refusal {
  error: AppError;
  /** As it is answered. */
  status: number;
  /** Method and path of the call as the contract writes it: nothing of the request. */
  call: string;
  /** The policy has let the caller in. */
  isAdmitted: boolean;
}

/**
 * Tells the log of a log-in that came to nothing, and of who was refused for lack of a session or of a right. A policy's 404 is such a
 * refusal too where somebody is signed in: of what they may not know of it says that it is not there.
 */
export function logRefusal(
  { platform, session, request }: Pick<RequestContext, "platform" | "session" | "request">,
  { error, status, call, isAdmitted }: Refusal,
): void {
  const log = securityLogOf(platform.log);
  if (error.logIn) {
    log.writeRefusedLogIn(error.logIn);
    return;
  }
  const isHidden = error.kind === "not_found" && session !== null && !isAdmitted;
  if (!isHidden && ![status, statusOf(error)].some((one) => one === 401 || one === 403)) return;
  log.write("call_refused", {
    call,
    status,
    user: session?.user.id ?? null,
    token: session?.apiToken?.id,
    shown: session ? undefined : shownBy(request),
  });
}

/** With what a caller without a session came: nothing, or what does not hold. */
function shownBy({ headers }: Request): string {
  if (readApiToken(headers.get("authorization")) !== null) return "unknown_token";
  return readCredentials(headers) ? "ended_session" : "nothing";
}
