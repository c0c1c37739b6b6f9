import { makeCluster, removeCluster, startPostgres } from "./postgres-server.ts";

/** A PostgreSQL of its own for one test run, gone afterwards. */
export async function startThrowawayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const data = await makeCluster();
  const { url, stop } = await startPostgres(data, ["wal_level=minimal", "max_wal_senders=0"]);
  return {
    url,
    stop: async () => {
      await stop();
      await removeCluster(data);
    },
  };
}
