import { openCluster } from "../platform/db/embedded/cluster.ts";
import { runningPostmaster } from "../platform/db/embedded/postmaster-file.ts";
import { startEmbeddedPostgres } from "../platform/db/embedded/start-embedded-postgres.ts";
import type { Settings } from "../platform/env/read-settings.ts";

export interface FoundDatabase {
  url: string;
  close(): Promise<void>;
}

const quiet = { info() {}, warn() {}, error() {} };

/** The database of the settings: the one that a running program has, or the embedded one started for this command. */
export async function findDatabase(settings: Settings): Promise<FoundDatabase> {
  const close = async () => {};
  if (settings.databaseUrl) return { url: settings.databaseUrl, close };
  const { dataDir } = settings;
  const cluster = await openCluster({ dataDir, systemDir: "/var/lib/tsudoi", say() {} });
  const running = runningPostmaster(cluster.data);
  if (running) {
    return { url: `postgresql://tsudoi:${cluster.password}@127.0.0.1:${running.port}/tsudoi`, close };
  }
  const started = await startEmbeddedPostgres({ dataDir, log: quiet });
  return { url: started.url, close: started.stop };
}
