import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { print } from "./figures/print.ts";
import { fillWithApplicants } from "./support/applicants.ts";
import { withFilledSite } from "./support/filled-site.ts";
import { peakMegabytes } from "./support/processes.ts";

const upcomingEvents = 100;
const people = 10_000;
const devices = 20;
const perDevice = people / devices;
const figuresEverySeconds = 4;
const token = "bench-helper";

/** So many scans go in one call. */
interface Way {
  name: string;
  atOnce: number;
}
const ways: Way[] = [
  { name: "each scan in a call of its own", atOnce: 1 },
  { name: "ten at once, after a short gap", atOnce: 10 },
  { name: "500 at once, after a long one", atOnce: perDevice },
];

/** The entrance of a large event: 10,000 tickets are scanned by 20 devices, which show the figures meanwhile. */
export async function benchCheckIns(): Promise<void> {
  await withFilledSite(upcomingEvents, {}, async ({ site, databaseUrl, lastEvent }) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await fillWithApplicants(databaseUrl, people);
    print(`\n## At the door: ${people} tickets, ${devices} devices\n`);
    print("| how they are sent | scans/s | p50 ms | p99 ms | slowest ms | of the ceiling |");
    print("|---|--:|--:|--:|--:|--:|");
    const ceiling = await writeAlone(databaseUrl, lastEvent);
    await scanAll(site.url, lastEvent - 1, (await openEvent(client, lastEvent - 1)).slice(0, 1000), 1);
    for (const [place, { name, atOnce }] of ways.entries()) {
      const eventId = lastEvent - 2 - place;
      const codes = await openEvent(client, eventId);
      const { aSecond, took } = await scanAll(site.url, eventId, codes, atOnce);
      await requireEverybodyOnce(client, eventId);
      const at = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1] ?? 0);
      const figures = [Math.round(aSecond), at(0.5), at(0.99), at(1)];
      const share = atOnce === 1 ? `${Math.round((100 * aSecond) / ceiling)} %` : "";
      print(`| ${[name, ...figures, share].join(" | ")} |`);
    }
    print(
      `\nThe ceiling: ${Math.round(ceiling)} rows/s that ${devices} connections write to the database, each while it holds the event.`,
    );
    print(`${peakMegabytes(site.process.pid as number)} MB of memory at most\n`);
    await client.end();
  });
}

/** Everybody comes to the event, and helpers have a link; answers the codes of the tickets. */
async function openEvent(client: pg.Client, eventId: number): Promise<string[]> {
  await client.query("update events set start_at = now(), end_at = null where id = $1", [eventId]);
  await client.query(
    "insert into applications (event_id, user_id) select $1, id from users where email like 'bench%' order by id",
    [eventId],
  );
  await client.query("insert into check_in_links (event_id, label, token_digest) values ($1, 'bench', $2)", [
    eventId,
    createHash("sha256").update(`${token}${eventId}`).digest("hex"),
  ]);
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ code: string }>(
    "select code from tickets where event_id = $1 order by id",
    [eventId],
  );
  return rows.map(({ code }) => code);
}

async function scanAll(url: string, eventId: number, codes: string[], atOnce: number) {
  const headers = { "content-type": "application/json", "door-token": `${token}${eventId}` };
  const call = `${url}/api/v1/events/${eventId}/check_ins`;
  const took: number[] = [];
  let isRunning = true;
  const scan = async (device: number, part: string[]) => {
    const scanned_at = new Date().toISOString();
    const scans = part.map((ticket_code) => ({
      nonce: randomUUID(),
      kind: "in",
      ticket_code,
      scanned_at,
      device: `device ${device}`,
    }));
    const asked = performance.now();
    const answer = await fetch(call, { method: "POST", headers, body: JSON.stringify({ scans }) });
    const { data } = (await answer.json()) as { data: { result: string }[] };
    took.push(performance.now() - asked);
    const refused = data.find(({ result }) => result !== "checked_in");
    if (refused) throw new Error(`a ticket was answered ${refused.result}`);
  };
  const watchFigures = async () => {
    while (isRunning) {
      await (await fetch(`${call}/figures`, { headers })).arrayBuffer();
      await sleep(figuresEverySeconds * 1000);
    }
  };
  const began = performance.now();
  const watching = Array.from({ length: devices }, watchFigures);
  await Promise.all(
    Array.from({ length: devices }, async (_, device) => {
      const own = codes.filter((_, place) => place % devices === device);
      for (let first = 0; first < own.length; first += atOnce)
        await scan(device, own.slice(first, first + atOnce));
    }),
  );
  const aSecond = (codes.length / (performance.now() - began)) * 1000;
  isRunning = false;
  await Promise.all(watching);
  return { aSecond, took: took.sort((one, other) => one - other) };
}

async function requireEverybodyOnce(client: pg.Client, eventId: number): Promise<void> {
  const { rows } = await client.query<{ scans: number; present: number }>(
    `select (select count(*)::int from check_ins where event_id = $1) as scans,
            (select count(*)::int from attendances where event_id = $1) as present`,
    [eventId],
  );
  const [found] = rows;
  if (found?.scans !== people || found.present !== people) {
    throw new Error(`of ${people} people ${found?.present} are there, by ${found?.scans} scans`);
  }
}

/** A row in a transaction that holds the event, as a scan is: nobody can write more of them to one event. */
async function writeAlone(databaseUrl: string, eventId: number): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: devices }, async () => {
      const own = new pg.Client({ connectionString: databaseUrl });
      await own.connect();
      for (let place = 0; place < perDevice; place += 1) {
        await own.query("begin");
        await own.query("select id from events where id = $1 for no key update", [eventId]);
        await own.query(
          `insert into check_ins (event_id, nonce, kind, scanned_at, arrived_at, result)
           values ($1, gen_random_uuid(), 'in', now(), now(), 'unknown')`,
          [eventId],
        );
        await own.query("commit");
      }
      await own.end();
    }),
  );
  return (people / (performance.now() - began)) * 1000;
}
