import { startEmbeddedPostgres } from "../../../src/platform/db/embedded/start-embedded-postgres.ts";
import { removeDatabase } from "../../support/remove-database.ts";

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
