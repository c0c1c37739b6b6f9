import { loadMasters } from "./features/masters/door.server.ts";
import { keepSampleAccounts } from "./keep-sample-accounts.server.ts";
import type { Platform } from "./platform/platform.ts";
import { loadSampleData } from "./sample/load-sample-data.server.ts";

/** Masters are brought up to date at every start; samples go into an empty database where they are wanted. */
export async function prepareData({ db, settings, clock }: Platform): Promise<void> {
  await loadMasters(db);
  if (!settings.sampleData) return;
  await loadSampleData(db, {
    clock,
    keepAccounts: (accounts) => keepSampleAccounts(settings.dataDir, accounts),
  });
}
