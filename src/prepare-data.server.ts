import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadMasters } from "./features/masters/load-masters.server.ts";
import type { Platform } from "./platform/platform.ts";

/** Masters and articles are brought up to date at every start; samples go into a new database only. */
export async function prepareData(platform: Platform): Promise<void> {
  await loadMasters(platform.db);
}

export { chmod, join, writeFile };
