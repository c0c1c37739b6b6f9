import autocannon from "autocannon";
import { dropBodies } from "./drop-bodies.ts";

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

/** Asks one address over 20 connections, as fast as it answers. Latencies in milliseconds. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers,
    setupClient: dropBodies,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** The number in the middle; 0 where there is none. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export function median(loads: Load[]): Load {
  const middle = (pick: (load: Load) => number) => medianOf(loads.map(pick));
  return {
    requestsPerSecond: middle((one) => one.requestsPerSecond),
    p50: middle((one) => one.p50),
    p99: middle((one) => one.p99),
  };
}
