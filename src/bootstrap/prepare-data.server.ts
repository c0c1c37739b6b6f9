import { randomBytes } from "node:crypto";
import { loadHelpArticles } from "../features/help/help.server.ts";
import { loadReferenceData } from "../features/reference-data/reference-data.server.ts";
import { loadSynonyms } from "../features/synonyms/synonyms.server.ts";
import type { Platform } from "../platform/platform.ts";
import { storeImage } from "../platform/storage/images/store-image.server.ts";
import { loadSampleData } from "../sample/load-sample-data.server.ts";
import { saveSampleAccounts } from "./save-sample-accounts.server.ts";

/**
 * ReferenceData are brought up to date and missing help articles and synonyms added at every start; samples go into an empty database where
 * they are wanted.
 */
export async function prepareData(platform: Platform): Promise<void> {
  const { db, settings, clock, log } = platform;
  await loadReferenceData(db);
  await loadHelpArticles(db, clock.now());
  await loadSynonyms(db, clock.now());
  if (!settings.sampleData) return;
  await loadSampleData(db, {
    clock,
    saveAccounts: (accounts) => saveSampleAccounts({ settings, log }, accounts),
    keepImage: (purpose, bytes) =>
      storeImage(platform, randomBytes(16).toString("base64url"), purpose, bytes).catch((error) => {
        log.warn({ err: error }, "a sample's picture could not be kept");
        return null;
      }),
  });
}
