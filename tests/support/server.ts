import { createServer } from "node:http";
import { afterAll } from "vitest";
import { extensions } from "../../src/bootstrap/extensions.server.ts";
import {
  openReplicas,
  openVisitorsDatabase,
} from "../../src/platform/cache/open-visitors-database.server.ts";
import { PublicDataChanges } from "../../src/platform/cache/public-data-changes.server.ts";
import { SetClock } from "../../src/platform/clock/clock.ts";
import { readSettings } from "../../src/platform/env/read-settings.ts";
import { afterResponsesDone } from "../../src/platform/http/run-after-response.server.ts";
import { openLog } from "../../src/platform/log/log.server.ts";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { testApi } from "./api.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Friday noon in Japan; tests move it as they like. */
export const testNow = "2026-11-20T12:00:00+09:00";

/**
 * The API on a free port, over a clone of the template database and a clock that stands still. Log lines of level `error`
 * (defects) are printed. For the top of a test file: `const { api, db, clock } = await startTestServer();`
 * @param database another server's, for what has to hold over several
 */
export async function startTestServer(env: NodeJS.ProcessEnv = {}, database?: TestDatabase) {
  const own = database ?? (await testDatabase());
  const { db, url: databaseUrl } = own;
  const clock = new SetClock(testNow);
  const settings = readSettings({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: "http://tsudoi.test",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    ...env,
  });
  const log = openLog(settings.logLevel);
  const { databaseReplicaUrls } = settings;
  const publicDataChanges = new PublicDataChanges(databaseUrl, {
    hasReplicas: databaseReplicaUrls.length > 0,
  });
  const replicas = openReplicas(databaseReplicaUrls, publicDataChanges, log);
  const visitorsDb = openVisitorsDatabase(databaseUrl, { replicas });
  const parts = { settings, db, visitorsDb, replicas, clock, log, publicDataChanges };
  const platform: Platform = { ...parts, extensions };
  const metrics = openMetrics();
  const server = createServer(createRequestListener(platform, metrics, null));
  // On a busy machine a test may come back to a connection just when the server closes it.
  server.keepAliveTimeout = 15_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await afterResponsesDone();
    await Promise.all([publicDataChanges.close(), visitorsDb.destroy(), replicas?.close()]);
  });
  const ask = testApi(url);
  const api: typeof ask = async (...call) => {
    const answer = await ask(...call);
    await afterResponsesDone();
    return answer;
  };
  return { url, platform, db, clock, api, metrics, database: own };
}
