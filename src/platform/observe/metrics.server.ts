import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db } from "../db/client.server.ts";

export type Metrics = ReturnType<typeof openMetrics>;

/** Metrics for Prometheus: the process, the requests by kind and status, and the mails by state. */
export function openMetrics(db: Db) {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "tsudoi_http_requests_total",
    help: "Answered requests",
    labelNames: ["kind", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "tsudoi_http_request_seconds",
    help: "Time from a request's arrival to its answer",
    labelNames: ["kind"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Gauge({
    name: "tsudoi_mails",
    help: "Mails in the outbox by state (sent ones of the last day)",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      for (const { state, count } of await mailsByState(db)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "tsudoi_mail_delay_seconds",
    help: "How long the mail that has waited longest is overdue",
    registers,
    async collect() {
      this.set(await longestDelay(db));
    },
  });
  return {
    /** Counts one answered request. */
    count(kind: RequestKind, status: number, took: number) {
      requests.inc({ kind, status });
      seconds.observe({ kind }, took);
    },
    /** The text that Prometheus scrapes. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type RequestKind = "api" | "page" | "file";

export function requestKind(path: string): RequestKind {
  if (path.startsWith("/api/")) return "api";
  return path.startsWith("/assets/") || path.startsWith("/uploads/") ? "file" : "page";
}

async function longestDelay(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float as seconds from mails
     where state = 'waiting' and next_try_at < now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}

async function mailsByState(db: Db) {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from mails
     where state in ('waiting', 'sending', 'failed') or sent_at > now() - interval '1 day'
     group by state`.execute(db);
  return rows;
}
