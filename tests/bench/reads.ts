import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { print } from "./figures/print.ts";
import { withFilledSite } from "./support/filled-site.ts";
import { type Load, load, median } from "./support/load.ts";
import { processorMicroseconds, type RawAnswer, type Running, startBareServer } from "./support/processes.ts";

const rounds = 7;
const seconds = 1;
const upcomingEvents = 5000;
/** An answer that is read so long is compressed as well as can be (`best-compression.server.ts`). */
const secondsUntilBest = 12;

/** Public reads against node:http with the same bytes, in turns, with 5,000 upcoming events. */
export async function benchReads(): Promise<void> {
  await withFilledSite(upcomingEvents, {}, async ({ site, folder, lastEvent: eventId }) => {
    print(
      `\n## Reads, ${upcomingEvents} upcoming events, 20 connections, ${rounds} rounds of ${seconds} s\n`,
    );
    print(
      "| what | bytes | requests/s | p50 ms | p99 ms | µs each | node:http requests/s | p50 | p99 | µs each | ratio |",
    );
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (const [name, path] of [
      ["home page", "/"],
      ["event page", `/events/${eventId}`],
      ["event list, 20", "/api/v1/events?limit=20"],
      ["event list, all", "/api/v1/events"],
    ] as const) {
      await compare(name, site, path, folder);
    }
  });
}

async function compare(name: string, site: Running, path: string, folder: string): Promise<void> {
  const url = site.url + path;
  const headers = { "accept-encoding": "br", "accept-language": "ja" };
  await load(url, secondsUntilBest, headers);
  await sleep(1000);
  const answer = await rawAnswer(url, headers);
  const bare = await startBareServer(join(folder, "answer"), answer);
  const [ours, ceilings]: [Measured[], Measured[]] = [[], []];
  await load(bare.url, 1, headers);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measured(site, url, headers));
    ceilings.push(await measured(bare, bare.url, headers));
  }
  await bare.stop();
  const [our, ceiling] = [median(ours), median(ceilings)];
  const ratio = our.requestsPerSecond / ceiling.requestsPerSecond;
  const row = [name, answer.body.length, ...cells(ours), ...cells(ceilings), `${Math.round(ratio * 100)} %`];
  print(`| ${row.join(" | ")} |`);
}

/** With the processor time that the server took for each request. */
type Measured = Load & { each: number };

async function measured({ process }: Running, url: string, headers: Record<string, string>) {
  const pid = process.pid as number;
  const before = processorMicroseconds(pid);
  const taken = await load(url, seconds, headers);
  return {
    ...taken,
    each: (processorMicroseconds(pid) - before) / (taken.requestsPerSecond * seconds),
  };
}

const cells = (loads: Measured[]) => {
  const { requestsPerSecond, p50, p99 } = median(loads);
  const each = loads.map((one) => one.each).sort((one, other) => one - other)[loads.length >> 1] ?? 0;
  return [Math.round(requestsPerSecond), p50, p99, Math.round(each)];
};

async function rawAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers }, resolve).once("error", reject),
  );
  const { date, connection, "keep-alive": keepAlive, ...own } = response.headers;
  return { headers: own as Record<string, string>, body: Buffer.concat(await response.toArray()) };
}
