import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { print } from "./figures/print.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { processorMicroseconds, startSite } from "./support/processes.ts";

const upcomingEvents = 5000;
const warmingUp = 150;
const times = 300;

/** Cost of making an answer, one after the other: after a write of what it shows, and when all that it shows is new. */
export async function benchRendering(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const client = new pg.Client({ connectionString: database.url });
  const site = await startSite({
    DATABASE_URL: database.url,
    SAMPLE_DATA: "1",
    LOG_LEVEL: "warn",
  });
  try {
    const lastEvent = await fillWithEvents(database.url, upcomingEvents);
    await client.connect();
    await client.query("vacuum analyze");
    const pid = site.process.pid as number;
    const postmaster = Number(
      readFileSync(join(folder, "data/postgres/data/postmaster.pid"), "utf8").split("\n")[0],
    );
    const headers = { "accept-encoding": "br", "accept-language": "ja" };
    const make = async (path: string, change: string) => {
      await client.query(change);
      const began = performance.now();
      const answer = await fetch(site.url + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      return performance.now() - began;
    };
    print(`\n## Making an answer, ${upcomingEvents} upcoming events, ${times} times each\n`);
    print("| what | ms of the process | ms of PostgreSQL | p50 ms | p99 ms |");
    print("|---|--:|--:|--:|--:|");
    for (const [name, pathOf, change] of pages(lastEvent)) {
      for (let index = 0; index < warmingUp; index += 1) await make(pathOf(index + times), change);
      const before = [processorMicroseconds(pid), processorOfChildren(postmaster)] as const;
      const took: number[] = [];
      for (let index = 0; index < times; index += 1) took.push(await make(pathOf(index), change));
      const used = [processorMicroseconds(pid) - before[0], processorOfChildren(postmaster) - before[1]];
      took.sort((one, other) => one - other);
      const waited = [took[times >> 1], took[Math.floor(times * 0.99)]].map((ms) => ms?.toFixed(0));
      print(`| ${[name, ...used.map((us) => (us / times / 1000).toFixed(1)), ...waited].join(" | ")} |`);
    }
  } finally {
    await client.end();
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each answer's name, its address, and the write before it. */
function pages(lastEvent: number): [string, (index: number) => string, string][] {
  const first = lastEvent - upcomingEvents + 1;
  const change = `update event_texts set title = 'Walk ' || random() where event_id = ${first + 3} and is_main`;
  const everything = "select note_public_data_change('*')";
  return [
    ["home page after a write of one of its events", () => "/", change],
    ["home page, all new", () => "/", everything],
    ["event page after a write of it", () => `/events/${first + 3}`, change],
    ["event page, all new", (index) => `/events/${lastEvent - index}`, everything],
    ["event list of 20 after a write of one", () => "/api/v1/events?limit=20", change],
    ["event list of 20, all new", () => "/api/v1/events?limit=20", everything],
    ["university page, all new", () => "/u/Kyoto_University", everything],
  ];
}

/** Of the processes that serve PostgreSQL's connections, and of those that it runs beside them. */
function processorOfChildren(parent: number): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .reduce((sum, name) => sum + processorMicroseconds(Number(name)), 0);
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
  } catch {
    return 0;
  }
}
