import { withTimeLimit } from "../db/replicas/time-limit.ts";

/** Less than a web process may take to answer for its metrics. */
const patienceMs = 1000;

/** Answers with what was read, or nothing: metrics are looked at when the database does not answer, and must not wait for it. */
export async function readForMetrics<Row>(reading: Promise<Row[]>): Promise<Row[]> {
  return withTimeLimit(patienceMs, reading, new Error("timeout")).catch(() => []);
}
