import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { print } from "./figures/print.ts";
import { withFilledSite } from "./support/filled-site.ts";
import { type PostgresProcessorTime, watchPostgres } from "./support/postgres-processor-time.ts";
import { processorMicroseconds } from "./support/processes.ts";

const upcomingEvents = 5000;
const warmingUp = 150;
const times = 300;

interface Made {
  name: string;
  pathOf: (index: number) => string;
  /** The write before each. */
  change: string;
}

/** Cost of making an answer, one after the other: after a write of what it shows, and when all that it shows is new. */
export async function benchRendering(): Promise<void> {
  await withFilledSite(upcomingEvents, {}, async ({ site, databaseUrl, lastEvent }) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const ofPostgres = await watchPostgres(databaseUrl);
    const pid = site.process.pid as number;
    const headers = { "accept-encoding": "br", "accept-language": "ja" };
    const read = async (path: string) => {
      const answer = await fetch(site.url + path, { headers });
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      return answer.text();
    };
    try {
      await quiet(() => processorMicroseconds(pid) + ofPostgres());
      const { data } = JSON.parse(await read("/api/v1/events?limit=20"));
      print(`\n## Making an answer, ${upcomingEvents} upcoming events, ${times} times each\n`);
      print("| what | ms of the process | ms of PostgreSQL | p50 ms | p99 ms |");
      print("|---|--:|--:|--:|--:|");
      for (const { name, pathOf, change } of answers(data[3].id, lastEvent)) {
        const writes = () => client.query(change);
        for (let index = 0; index < warmingUp; index += 1) {
          await writes();
          await read(pathOf(index + times));
        }
        const write = await usedBy(ofPostgres, writes);
        const before = [processorMicroseconds(pid), ofPostgres()] as const;
        const took: number[] = [];
        for (let index = 0; index < times; index += 1) {
          await writes();
          const began = performance.now();
          await read(pathOf(index));
          took.push(performance.now() - began);
        }
        const used = [processorMicroseconds(pid) - before[0], ofPostgres() - before[1] - write];
        took.sort((one, other) => one - other);
        const waited = [took[times >> 1], took[Math.floor(times * 0.99)]].map((ms) => ms?.toFixed(0));
        const each = used.map((microseconds) => (Math.max(0, microseconds) / times / 1000).toFixed(1));
        print(`| ${[name, ...each, ...waited].join(" | ")} |`);
      }
    } finally {
      await client.end();
    }
  });
}

/** @param shown an event that is on the home page */
function answers(shown: number, lastEvent: number): Made[] {
  // Few titles, which the search has analysed while warming up.
  const change = `update event_texts set title = 'Walk ' || trunc(random() * 20) where event_id = ${shown} and is_main`;
  const application = `update events set max_participant_num = 100, applications_count = 10 + (applications_count + 1) % 50 where id = ${shown}`;
  const everything = "select note_public_data_change('*')";
  const home = () => "/";
  const event = () => `/events/${shown}`;
  const list = () => "/api/v1/events?limit=20";
  return [
    { name: "home page after a write of one of its events", pathOf: home, change },
    { name: "home page, all new", pathOf: home, change: everything },
    { name: "event page after a write of it", pathOf: event, change },
    { name: "event page after an application", pathOf: event, change: application },
    {
      name: "event page, all new",
      pathOf: (index) => `/events/${lastEvent - index}`,
      change: everything,
    },
    { name: "event list of 20 after a write of one", pathOf: list, change },
    { name: "event list of 20 after an application", pathOf: list, change: application },
    { name: "event list of 20, all new", pathOf: list, change: everything },
    { name: "university page, all new", pathOf: () => "/u/Kyoto_University", change: everything },
  ];
}

/** Of as many writes as are measured, without an answer: what the write itself costs is no part of the answer. In microseconds. */
async function usedBy(ofPostgres: PostgresProcessorTime, write: () => Promise<unknown>): Promise<number> {
  const before = ofPostgres();
  for (let index = 0; index < times; index += 1) await write();
  return ofPostgres() - before;
}

const quietMs = 2000;

/** Until the search and the statistics have followed what was filled in: a tenth of a processor in two seconds. */
async function quiet(used: () => number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = used();
    await sleep(quietMs);
    if (used() - before < (quietMs * 1000) / 10) return;
  }
}
