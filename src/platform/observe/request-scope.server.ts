import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const scope = new AsyncLocalStorage<string>();

/** The id of the request under way, for log lines; undefined outside of one. */
export function requestId(): string | undefined {
  return scope.getStore();
}

/**
 * The id that the balancer gave to a request, or one of its own: without a trusted proxy in front it was the caller who wrote it, and two
 * callers could pass as one.
 */
export function newRequestId(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Runs a request under its id. */
export function inRequest<Result>(id: string, run: () => Result): Result {
  return scope.run(id, run);
}
