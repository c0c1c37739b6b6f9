import type { Platform } from "../platform.ts";

const underWay = new Set<Promise<void>>();

/**
 * Runs work that the answer does not wait for, so that its time tells nothing about what was found. What fails is logged: the
 * caller has been answered. Only for what may be asked for again; what has to happen is written before the answer.
 */
export function runAfterResponse({ log }: Platform, work: () => Promise<void>): void {
  const running = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error) => log.error({ err: error }, "work after an answer failed"))
    .finally(() => underWay.delete(running));
  underWay.add(running);
}

/** Resolves when what was begun for answers is done: before the database is closed. */
export async function afterResponsesDone(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}
