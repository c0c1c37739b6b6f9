import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { analysisVersion } from "../../../src/platform/text-analysis/analysis-version.ts";
import { startDatabase } from "./bench-database.ts";
import { fillWithEvents } from "./fill.ts";
import { type Running, startSite } from "./processes.ts";

export interface FilledSite {
  site: Running;
  databaseUrl: string;
  /** For files of the measurement; `data` in it is the database's. */
  folder: string;
  /** The id of the last of the upcoming events, whose ids follow each other. */
  lastEvent: number;
}

/** Runs a measurement on the built program with its samples and so many upcoming events. Nothing of it stays. */
export async function withFilledSite(
  upcomingEvents: number,
  env: NodeJS.ProcessEnv,
  measure: (filled: FilledSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  let site: Running | undefined;
  try {
    const settings = { DATABASE_URL: database.url, SAMPLE_DATA: "1", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
    site = await startSite({ ...settings, ...env });
    const lastEvent = await fillWithEvents(database.url, upcomingEvents);
    await untilAnalysed(database.url);
    await tidy(database.url);
    await measure({ site, databaseUrl: database.url, folder, lastEvent });
  } finally {
    await site?.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What PostgreSQL would do by itself during the first minutes of the measurement, after so many rows at once. */
async function tidy(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("vacuum (analyze)").finally(() => client.end());
}

const minutesAtMost = 10;

/**
 * Until the search knows the words of all events. A worker finds them beside the pages: minutes of work that no site has, except on the
 * day on which it gets 5,000 events at once.
 */
async function untilAnalysed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let tries = 0; tries < minutesAtMost * 60; tries += 1) {
      const { rowCount } = await client.query(
        "select from event_search_documents where analysis_version < $1 limit 1",
        [analysisVersion],
      );
      if (rowCount === 0) return;
      await sleep(1000);
    }
    throw new Error(`texts were not analysed within ${minutesAtMost} minutes`);
  } finally {
    await client.end();
  }
}
