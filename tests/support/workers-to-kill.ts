import { afterAll } from "vitest";
import { type Running, startWorker } from "../bench/support/processes.ts";

/** Starts workers of the built program over a test's database; those that were not killed are stopped after its tests. */
export function workersOver(
  databaseUrl: string,
  settings: Record<string, string> = {},
): () => Promise<Running> {
  const workers: Running[] = [];
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  return async () => {
    const worker = await startWorker({
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "error",
      PUBLIC_URL: "http://tsudoi.test",
      ...settings,
    });
    workers.push(worker);
    return worker;
  };
}
