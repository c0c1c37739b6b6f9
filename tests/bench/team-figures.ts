import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { print } from "./figures/print.ts";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { once } from "./support/grow-database.ts";
import { watchPostgres } from "./support/postgres-processor-time.ts";
import { startSite } from "./support/processes.ts";

const [events, people, times] = [5000, 50_000, 15];
const fill = readFileSync(join(import.meta.dirname, "support/fill-two-years.sql"), "utf8");

/** The product team's figures by week, where 50,000 people have applied 200,000 times in two years. */
export async function benchTeamFigures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const settings = { DATABASE_URL: database.url, ROLE: "web", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  const site = await startSite(settings);
  try {
    await stopTriggers(database.url);
    await fillWithEvents(database.url, events);
    const [member] = await fillWithApplicants(database.url, 1);
    if (!member) throw new Error("nobody was made");
    await fillYears(database.url, member.id);
    await measureFigures(site.url, database.url, member);
  } finally {
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureFigures(url: string, databaseUrl: string, { headers }: Pick<Applicant, "headers">) {
  print("\n## Figures of the team\n");
  print("| what | p50 | ms of processor: PostgreSQL |\n|---|--:|--:|");
  const processorTime = await watchPostgres(databaseUrl);
  for (const [name, days] of [
    ["two years", 720],
    ["twelve weeks", 84],
  ] as const) {
    const taken: number[] = [];
    const began = processorTime();
    for (let time = 0; time < times; time += 1) {
      // Other days are figures that the program has not kept.
      const query = `from=${daysAgo(days - time)}&to=${daysAgo(0)}`;
      taken.push(await once(`${url}/api/v1/uniteam/figures?${query}`, headers));
    }
    const used = (processorTime() - began) / 1000 / times;
    const median = taken.toSorted((one, other) => one - other)[times >> 1] ?? 0;
    print(`| ${name} | ${median.toFixed(0)} | ${used.toFixed(0)} |`);
  }
}

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

async function fillYears(databaseUrl: string, memberId: number): Promise<void> {
  await run(databaseUrl, async (client) => {
    await client.query(fill, [people]);
    await client.query("update users set is_uniteam = true where id = $1", [memberId]);
    await client.query("vacuum analyze");
  });
}

const filled = [
  "events",
  "event_texts",
  "event_hosts",
  "organization_texts",
  "users",
  "applications",
  "attendances",
];

/** Nobody searches here or opens a page: to derive what these need would take longer than all the rest. */
async function stopTriggers(databaseUrl: string): Promise<void> {
  await run(databaseUrl, async (client) => {
    for (const table of filled) await client.query(`alter table ${table} disable trigger user`);
  });
}

async function run(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
