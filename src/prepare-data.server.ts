import { loadMasters } from "./features/masters/door.server.ts";
import type { Platform } from "./platform/platform.ts";

/** Masters are brought up to date at every start. */
export async function prepareData(platform: Platform): Promise<void> {
  await loadMasters(platform.db);
}
