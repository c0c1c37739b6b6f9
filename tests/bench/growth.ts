import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { benchParticipants } from "./participants.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { once, printGrowth, sizes } from "./support/grow-database.ts";
import { type Running, startSite } from "./support/processes.ts";

const times = 25;
const warmUp = 10;
const universityId = 5;
const rareWord = "望遠鏡";

/** One installation of each size on one PostgreSQL. */
interface Installation {
  site: Running;
  databaseUrl: string;
  lastEvent: number;
  paths: [string, string][];
}

/**
 * How long one answer takes that nothing has kept, by the number of events or of applications. The installations are asked
 * in turns, so that whatever else the machine does falls on all of them.
 */
export async function benchGrowth(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  try {
    const installations: Installation[] = [];
    for (const size of sizes) installations.push(await install(database.url, size));
    printGrowth("Events, ms for one answer that is not kept", await measure(installations));
    for (const { site } of installations) await site.stop();
    const { databaseUrl, lastEvent } = installations.at(-1) as Installation;
    await benchParticipants(settingsFor(databaseUrl), lastEvent);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const settingsFor = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  ROLE: "web",
  RATE_LIMITS: "off",
  LOG_LEVEL: "warn",
});

async function install(serverUrl: string, size: number): Promise<Installation> {
  const name = `events_${size}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const site = await startSite(settingsFor(databaseUrl));
  const first = Math.min(...sizes);
  let lastEvent = await fillWithEvents(databaseUrl, first);
  await fillPages(databaseUrl, lastEvent);
  if (size > first) lastEvent = await fillWithEvents(databaseUrl, size - first);
  return { site, databaseUrl, lastEvent, paths: await eventPaths(databaseUrl) };
}

async function measure(installations: Installation[]): Promise<Map<string, number[]>> {
  const names = installations[0]?.paths.map(([name]) => name) ?? [];
  const measured = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    const taken = installations.map(() => [] as number[]);
    for (let time = -warmUp; time < times; time += 1) {
      for (const [index, { site, paths }] of installations.entries()) {
        // A query that the program does not know is a page that it has not kept.
        const path = `${paths[place]?.[1]}&time=${time}`;
        const took = await once(site.url + path);
        if (time >= 0) taken[index]?.push(took);
      }
    }
    measured.set(
      name,
      taken.map((values) => values.sort((one, other) => one - other)[times >> 1] as number),
    );
  }
  return measured;
}

/** A rare word and a university have 30 events from the beginning, so that their pages are full at every size. */
async function fillPages(databaseUrl: string, last: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update event_texts set title = title || $1 where event_id > $2 and is_main", [
    rareWord,
    last - 30,
  ]);
  await client.query("update events set university_id = $1 where id > $2", [universityId, last - 30]);
  await client.end();
}

async function eventPaths(databaseUrl: string): Promise<[string, string][]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select u.snake_name, l.id, l.start_at from universities u,
       lateral (select id, start_at from events order by start_at offset (select count(*) / 2 from events) limit 1) l
      where u.id = $1`,
    [universityId],
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
