import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { benchParticipants } from "./participants.ts";
import { startDatabase } from "./support/database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { once, printGrowth, sizes } from "./support/growth.ts";
import { type Running, startSite } from "./support/processes.ts";

const times = 25;
const universityId = 5;
const rareWord = "望遠鏡";

/** How long one answer takes that nothing has kept, by the number of events or of applications. */
export async function benchGrowth(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const settings = { DATABASE_URL: database.url, ROLE: "web", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  try {
    const site = await startSite(settings);
    const lastEvent = await benchEvents(site, database.url);
    await site.stop();
    await benchParticipants(settings, lastEvent);
  } finally {
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
    if (made === 0) await fillPages(databaseUrl, last);
    made = size;
    const paths = await eventPaths(databaseUrl);
    // Code that runs for the first time is slow at any size.
    if (measured.size === 0) for (const [, path] of paths) await median(site, path);
    for (const [name, path] of paths) {
      measured.set(name, [...(measured.get(name) ?? []), await median(site, path)]);
    }
  }
  printGrowth("Events, ms for one answer that is not kept", measured);
  return last;
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

let asked = 0;

async function median(site: Running, path: string): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // A query that the program does not know is a page that it has not kept.
    asked += 1;
    taken.push(await once(`${site.url}${path}&time=${asked}`));
  }
  return taken.sort((one, other) => one - other)[times >> 1] as number;
}
