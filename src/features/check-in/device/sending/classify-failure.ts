import { ApiError } from "../../../../platform/browser/api-client.ts";

/** Whether this device may check people in at the event; all but `open` leave what is not sent where it is. */
export type Access = "open" | "signed_out" | "forbidden" | "not_found" | "ended" | "cancelled";

type Failure =
  /** The answer will always be the same: what was sent is at fault. */
  | { kind: "not_taken" }
  | { kind: "no_access"; access: Exclude<Access, "open"> }
  /** No answer at all, or one that asks for patience; `seconds` where the server names them. */
  | { kind: "unreachable"; seconds: number | null }
  | { kind: "failed" };

const accessOf: Record<number, Exclude<Access, "open">> = {
  401: "signed_out",
  403: "forbidden",
  404: "not_found",
  410: "ended",
};

/** Why a call failed, as far as it matters to what happens next with what was to be sent. */
export function classifyFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: "unreachable", seconds: null };
  const { status, retryAfter } = error;
  const isCancelled = status === 410 && "event" in error.errors;
  const access = isCancelled ? "cancelled" : accessOf[status];
  if (access) return { kind: "no_access", access };
  if (status === 408 || status === 429 || status === 503) return { kind: "unreachable", seconds: retryAfter };
  return status < 500 ? { kind: "not_taken" } : { kind: "failed" };
}

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/**
 * How long to wait before sending again.
 * @param failures in a row, the last one included
 * @param random from 0 to 1, so that devices that lost the same connection do not come back as one
 */
export function retryDelay(failures: number, seconds: number | null, random: number): number {
  if (seconds !== null) return Math.min(seconds, 300) * 1_000 + random * firstDelayMs;
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return delay * (0.75 + random / 2);
}
