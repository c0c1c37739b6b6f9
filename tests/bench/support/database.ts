import { startEmbeddedPostgres } from "../../../src/platform/db/embedded/start-embedded-postgres.ts";

const quiet = { info() {}, warn: console.warn, error: console.error };

/** PostgreSQL of its own for a measurement, as the product starts it. */
export function startDatabase(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, log: quiet });
}
