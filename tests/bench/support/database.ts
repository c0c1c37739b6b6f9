import { existsSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../../../src/platform/db/embedded/start-embedded-postgres.ts";

const quiet = { info() {}, warn: console.warn, error: console.error };

/** PostgreSQL of its own for a measurement, as the product starts it. Nothing of it stays once it is stopped. */
export async function startDatabase(dataDir: string) {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: quiet });
  return {
    url,
    stop: async () => {
      await stop();
      removeDatabase(dataDir);
    },
  };
}

/** Removes what a program that has ended kept in its DATA_DIR, also where that leads to a folder elsewhere. */
export function removeDatabase(dataDir: string): void {
  const home = join(dataDir, "postgres");
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
