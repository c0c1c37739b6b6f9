import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const scope = new AsyncLocalStorage<string>();

/** The id of the request under way, for log lines; undefined outside of one. */
export function requestId(): string | undefined {
  return scope.getStore();
}

/** The id that the balancer gave to a request, or one of its own. */
export function newRequestId(given: string | undefined): string {
  return given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Runs a request under its id. */
export function inRequest<Result>(given: string | undefined, run: (id: string) => Result): Result {
  const id = newRequestId(given);
  return scope.run(id, () => run(id));
}
