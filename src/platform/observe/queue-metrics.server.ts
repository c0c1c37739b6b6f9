import { Counter, Gauge, type Registry } from "prom-client";

/** Work that takes turns, of which no more than so much may wait. */
export interface WatchedQueue {
  running: number;
  waiting: number;
  /** So far. */
  refused: number;
}

/** Adds what runs and waits in each of the queues, and what they have refused. */
export function addQueueMetrics(registry: Registry, queues: Record<string, WatchedQueue>): void {
  const shared = { labelNames: ["queue"] as const, registers: [registry] };
  new Gauge({
    ...shared,
    name: "tsudoi_queue_running",
    help: "Work of a queue in progress",
    collect() {
      for (const [queue, { running }] of Object.entries(queues)) this.set({ queue }, running);
    },
  });
  new Gauge({
    ...shared,
    name: "tsudoi_queue_waiting",
    help: "Work that waits for its turn in a queue",
    collect() {
      for (const [queue, { waiting }] of Object.entries(queues)) this.set({ queue }, waiting);
    },
  });
  new Counter({
    ...shared,
    name: "tsudoi_queue_refusals_total",
    help: "Requests that were told to come back, because too many waited in a queue",
    collect() {
      this.reset();
      for (const [queue, { refused }] of Object.entries(queues)) this.inc({ queue }, refused);
    },
  });
}
