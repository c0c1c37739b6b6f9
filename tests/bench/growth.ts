import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { startDatabase } from "./support/database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { fillWithApplications } from "./support/fill-applications.ts";
import { type Running, residentMegabytes, startSite } from "./support/processes.ts";

const sizes = [1000, 10_000, 100_000];
const times = 9;
const rareWord = "望遠鏡";

/** How long one answer takes that nothing has kept, by the number of events or of applications. */
export async function benchGrowth(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const site = await startSite({
    DATABASE_URL: database.url,
    ROLE: "web",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  });
  try {
    const [organizer] = await fillWithApplicants(database.url, 1);
    const lastEvent = await benchEvents(site, database.url);
    await benchParticipants(site, database.url, organizer as Applicant, lastEvent);
  } finally {
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Answers the id of the last event. */
async function benchEvents(site: Running, databaseUrl: string): Promise<number> {
  const measured = new Map<string, number[]>();
  let last = 0;
  let made = 0;
  for (const size of sizes) {
    last = await fillWithEvents(databaseUrl, size - made);
    if (made === 0) await writeRareWord(databaseUrl, last);
    made = size;
    for (const [name, path] of await eventPaths(databaseUrl)) {
      measured.set(name, [...(measured.get(name) ?? []), await median(site, path)]);
    }
  }
  printGrowth("Events", "one answer, ms", measured);
  return last;
}

/** Into the titles of 30 events, however many there are. */
async function writeRareWord(databaseUrl: string, last: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update event_texts set title = title || $1 where event_id > $2 and is_main", [
    rareWord,
    last - 30,
  ]);
  await client.end();
}

async function eventPaths(databaseUrl: string): Promise<[string, string][]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select u.snake_name, l.id, l.start_at from universities u,
       lateral (select id, start_at from events order by start_at offset (select count(*) / 2 from events) limit 1) l
      where u.id = 5`,
  );
  await client.end();
  const { snake_name: name, id, start_at: startAt } = rows[0];
  const cursor = Buffer.from(`${startAt.getTime()}.${id}`).toString("base64url");
  return [
    ["list, 20", "/api/v1/events?limit=20"],
    ["list, 20 from the middle", `/api/v1/events?limit=20&cursor=${cursor}`],
    ["list, 20 of a prefecture", "/api/v1/events?limit=20&prefecture_id=13"],
    ["list, 20 of a language and a purpose", "/api/v1/events?limit=20&language_id=2&event_purpose_id=5"],
    ["list, 20 that hold a common word", `/api/v1/events?limit=20&q=${encodeURIComponent("町あるき")}`],
    ["list, 20 that hold a rare word", `/api/v1/events?limit=20&q=${encodeURIComponent(rareWord)}`],
    ["list of a university, 20", `/api/v1/events/university_all_events/${name}?limit=20`],
    ["list near a university, 20", `/api/v1/events/university_near_events/${name}?limit=20`],
    ["university page", `/u/${name}?lang=ja`],
    ["home page", "/?lang=ja"],
  ];
}

async function benchParticipants(
  site: Running,
  databaseUrl: string,
  organizer: Applicant,
  lastEvent: number,
) {
  const events = sizes.map((_, index) => lastEvent - index);
  await fillWithApplications(databaseUrl, new Map(events.map((id, index) => [id, sizes[index] as number])));
  const list: number[] = [];
  const csv: number[] = [];
  const firstByte: number[] = [];
  const memory: number[] = [];
  // Memory that any download leaves to the collector is none that a longer one needs.
  for (let time = 0; time < 3; time += 1) {
    await once(`${site.url}/api/v1/events/${events[1]}/participants.csv`, organizer.headers);
  }
  for (const id of events) {
    const before = residentMegabytes(site.process.pid as number);
    const began = performance.now();
    const answer = await fetch(`${site.url}/api/v1/events/${id}/participants.csv`, {
      headers: organizer.headers,
    });
    if (!answer.ok || !answer.body) throw new Error(`participants.csv: ${answer.status}`);
    let most = before;
    let isFirst = true;
    for await (const _chunk of answer.body) {
      if (isFirst) firstByte.push(performance.now() - began);
      isFirst = false;
      most = Math.max(most, residentMegabytes(site.process.pid as number));
    }
    csv.push(performance.now() - began);
    memory.push(most - before);
  }
  for (const id of events) {
    list.push(await once(`${site.url}/api/v1/events/${id}`, organizer.headers));
  }
  printGrowth(
    "Applications",
    "ms, MB",
    new Map([
      ["CSV, first bytes", firstByte],
      ["CSV, whole", csv],
      ["CSV, more memory than before, MB", memory],
      ["participants in the event's detail, whole", list],
    ]),
  );
}

async function median(site: Running, path: string): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // A query that the program does not know is a page that it has not kept.
    taken.push(await once(`${site.url}${path}&time=${time}`));
  }
  return taken.sort((one, other) => one - other)[times >> 1] as number;
}

async function once(url: string, headers: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - began;
}

function printGrowth(title: string, unit: string, measured: Map<string, number[]>): void {
  console.log(`\n## ${title}, ${unit}\n`);
  console.log(
    `| what | ${sizes.map((size) => size.toLocaleString("en")).join(" | ")} | largest / smallest |`,
  );
  console.log(`|---|${sizes.map(() => "--:|").join("")}--:|`);
  for (const [name, values] of measured) {
    const ratio = (values.at(-1) ?? 0) / (values[0] || 1);
    console.log(`| ${[name, ...values.map((value) => value.toFixed(1)), ratio.toFixed(1)].join(" | ")} |`);
  }
}
