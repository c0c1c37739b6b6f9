import { Gauge, type Registry } from "prom-client";
import { readForMetrics } from "../../observe/read-for-metrics.ts";
import type { Db } from "../client.server.ts";
import { shareReading } from "../sharing/share-reading.server.ts";
import type { ReplicaState, Replicas } from "./replicas.server.ts";

/** Adds how far each replica is behind, and whether this process reads from it. One that does not answer has no lag. */
export function addReplicaMetrics(registry: Registry, replicas: Replicas, primary: Db): void {
  const states = () => shareReading(replicas, "states", () => readForMetrics(replicas.states(primary)));
  const gauge = (name: string, help: string, read: (state: ReplicaState) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ["replica"],
      registers: [registry],
      async collect() {
        this.reset();
        for (const state of await states()) {
          const value = read(state);
          if (value !== undefined) this.set({ replica: state.name }, value);
        }
      },
    });
  gauge("tsudoi_replica_used", "Whether pages are read from a replica: 1 or 0", ({ isUsed }) =>
    Number(isUsed),
  );
  gauge(
    "tsudoi_replica_lag_seconds",
    "Since the last commit that a replica has replayed; 0 where it has replayed all",
    ({ lag }) => lag?.seconds,
  );
  gauge("tsudoi_replica_lag_bytes", "Of the log that a replica has not replayed", ({ lag }) => lag?.bytes);
}
