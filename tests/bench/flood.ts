import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { print } from "./figures/print.ts";
import { dropBodies } from "./support/drop-bodies.ts";
import { withFilledSite } from "./support/filled-site.ts";
import { peakMegabytes, residentMegabytes } from "./support/processes.ts";

const upcomingEvents = 1570;
const seconds = 10;
const askers = 100;
const idleSeconds = 180;

/** The home page, which is kept, while a hundred ask for what is not, and the memory that this takes and gives back. */
export async function benchFlood(): Promise<void> {
  await withFilledSite(upcomingEvents, { LOG_LEVEL: "fatal" }, async ({ site, lastEvent: eventId }) => {
    const pid = site.process.pid as number;
    print(`\n## Floods, ${upcomingEvents} upcoming events, ${askers} askers, ${seconds} s each\n`);
    print("| flood | answers/s | 503 | home page p50 ms | p99 | slowest | MB after | MB at most |");
    print("|---|--:|--:|--:|--:|--:|--:|--:|");
    for (const [name, pathOf] of floods(eventId)) {
      const [flood, home] = await Promise.all([
        pathOf && ask(site.url, pathOf, askers),
        ask(site.url, () => "/", 2),
      ]);
      const busy = flood ? (flood.statusCodeStats?.["503"]?.count ?? 0) : "";
      const { p50, p99, max } = home.latency;
      const cells = [flood ? Math.round(flood.requests.average) : "", busy, p50, p99, max];
      if (home.non2xx > 0 || home.errors > 0) throw new Error("the home page was not answered");
      print(`| ${[name, ...cells, residentMegabytes(pid), peakMegabytes(pid)].join(" | ")} |`);
    }
    await sleep(idleSeconds * 1000);
    print(`\n${residentMegabytes(pid)} MB after ${idleSeconds} s without requests\n`);
  });
}

/** Addresses that nobody has asked for before; null: nobody asks but the readers of the home page. */
function floods(eventId: number): [string, ((count: number) => string) | null][] {
  return [
    ["none", null],
    ["all events, unknown parameter", (count) => `/api/v1/events?x=${count}`],
    ["all events, other words", (count) => `/api/v1/events?q=${count % 100}+${"e".repeat(1 + (count % 50))}`],
    ["home page, other words", (count) => `/?q=${count}`],
    ["made-up pages", (count) => `/made-up/${count}`],
    ["events that are not there", (count) => `/events/${1_000_000 + count}`],
    ["share picture, unknown parameter", (count) => `/events/${eventId}/picture/ja.png?q=${count}`],
    ["share pictures", (count) => `/events/${eventId - (count % upcomingEvents)}/picture/ja.png`],
  ];
}

let count = 0;
function ask(
  url: string,
  pathOf: (count: number) => string,
  connections: number,
): Promise<autocannon.Result> {
  const setupRequest = (request: autocannon.Request) => {
    count += 1;
    return { ...request, path: pathOf(count) };
  };
  const headers = { "accept-encoding": "br", "accept-language": "ja" };
  return autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    headers,
    setupClient: dropBodies,
    requests: [{ setupRequest }],
  });
}
