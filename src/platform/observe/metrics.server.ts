import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof openMetrics>;

/** Metrics for Prometheus of this process: itself, and its requests by kind and status. */
export function openMetrics() {
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
  return {
    /** Counts one answered request. */
    count(kind: RequestKind, status: number, took: number) {
      requests.inc({ kind, status });
      seconds.observe({ kind }, took);
    },
    registry,
  };
}

export type RequestKind = "api" | "page" | "file";

export function requestKind(path: string): RequestKind {
  if (path.startsWith("/api/")) return "api";
  return path.startsWith("/assets/") || path.startsWith("/uploads/") ? "file" : "page";
}
