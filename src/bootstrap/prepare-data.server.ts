import { loadHelpArticles } from "../features/help/help.server.ts";
import { loadMasters } from "../features/reference-data/reference-data.server.ts";
import type { Platform } from "../platform/platform.ts";
import { loadSampleData } from "../sample/load-sample-data.server.ts";
import { keepSampleAccounts } from "./save-sample-accounts.server.ts";

/**
 * Masters are brought up to date and missing help articles added at every start; samples go into an empty database where
 * they are wanted.
 */
export async function prepareData({ db, settings, clock, log }: Platform): Promise<void> {
  await loadMasters(db);
  await loadHelpArticles(db, clock.now());
  if (!settings.sampleData) return;
  await loadSampleData(db, {
    clock,
    keepAccounts: (accounts) => keepSampleAccounts({ settings, log }, accounts),
  });
}
