import { AsyncLocalStorage } from "node:async_hooks";

const caller = new AsyncLocalStorage<number>();

/** Runs a call for somebody who is signed in. */
export function asCaller<Result>(userId: number, run: () => Result): Result {
  return caller.run(userId, run);
}

/**
 * Id of the account whose call is answered, for taking turns and for the log of what was done, and for nothing that decides who may do
 * what; undefined for visitors and
 * for work that nobody asked for.
 */
export function currentCaller(): number | undefined {
  return caller.getStore();
}
