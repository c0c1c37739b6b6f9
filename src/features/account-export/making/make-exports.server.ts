import { setTimeout as sleep } from "node:timers/promises";
import type { Platform } from "../../../platform/platform.ts";
import { makeExport } from "./make-export.server.ts";
import { removeExports } from "./remove-exports.server.ts";

const restMs = 2000;

/** Makes exports as they are asked for, one at a time, and removes those that are over, until the signal; one under way is finished. */
export async function makeExports(platform: Platform, stopping: AbortSignal): Promise<void> {
  const warn = (error: unknown) => {
    platform.log.warn({ err: error }, "exports could not be looked after; it is tried again");
    return false;
  };
  while (!stopping.aborted) {
    await removeExports(platform).catch(warn);
    const isMade = await makeExport(platform).catch(warn);
    if (!isMade) await sleep(restMs, undefined, { signal: stopping }).catch(() => {});
  }
}
