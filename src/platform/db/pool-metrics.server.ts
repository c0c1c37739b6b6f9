import type pg from "pg";
import { Gauge, Histogram, type Registry } from "prom-client";
import type { PoolWatch } from "./client.server.ts";

/** The connections of this process's pools, by the name of the pool, and how long they are waited for. */
export class PoolMetrics {
  readonly #pools = new Map<string, pg.Pool>();
  readonly #waits: Histogram<"pool">;

  constructor(registry: Registry) {
    const registers = [registry];
    const pools = this.#pools;
    this.#waits = new Histogram({
      name: "tsudoi_database_wait_seconds",
      help: "Time until a connection to the database was there",
      labelNames: ["pool"],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    new Gauge({
      name: "tsudoi_database_connections",
      help: "Connections to the database",
      labelNames: ["pool", "state"],
      registers,
      collect() {
        for (const [pool, { totalCount, idleCount }] of pools) {
          this.set({ pool, state: "used" }, totalCount - idleCount);
          this.set({ pool, state: "idle" }, idleCount);
        }
      },
    });
    new Gauge({
      name: "tsudoi_database_waiting",
      help: "Who waits for a connection to the database",
      labelNames: ["pool"],
      registers,
      collect() {
        for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
      },
    });
  }

  /** @param name of the pool */
  watch(name: string): PoolWatch {
    const waits = this.#waits.labels(name);
    return {
      opened: (pool) => this.#pools.set(name, pool),
      waited: (seconds) => waits.observe(seconds),
    };
  }
}
