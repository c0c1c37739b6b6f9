import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const scope = new AsyncLocalStorage<string>();

/** The id of the request under way, for log lines; undefined outside of one. */
export function requestId(): string | undefined {
  return scope.getStore();
}

/** Runs a request under the id that the balancer gave it, or under one of its own. */
export function inRequest<Result>(given: string | undefined, run: (id: string) => Result): Result {
  const id = given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  return scope.run(id, () => run(id));
}
