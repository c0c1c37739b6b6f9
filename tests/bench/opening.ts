import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
import { print } from "./figures/print.ts";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { withFilledSite } from "./support/filled-site.ts";
import { peakMegabytes, residentMegabytes } from "./support/processes.ts";

const upcomingEvents = 5000;
const people = 2000;
const places = 100;
const readers = 200;
const seconds = 10;
const restSeconds = 60;
/** Have applied to other events before, as on a site that runs. */
const early = 300;
const warmedEvents = 50;

/** The ways of an event, each opened at another one. */
const kinds = [
  { name: "without a waiting list", places, hasWaitingList: false },
  { name: "with a waiting list", places, hasWaitingList: true },
];

/** For as many applications a second as there can be: the same number of rows is written where there is room for all. */
const rushes = [...kinds, { name: "with room for everybody", places: people, hasWaitingList: false }];

/** The minute in which a popular event opens: far more people apply than there are places, and others reload its page. */
export async function benchOpening(): Promise<void> {
  await withFilledSite(upcomingEvents, {}, async ({ site, databaseUrl, lastEvent }) => {
    let eventId = lastEvent - upcomingEvents + 1;
    const applicants = await fillWithApplicants(databaseUrl, people + early);
    const pid = site.process.pid as number;
    await warmUp(site.url, eventId, applicants.splice(people));
    eventId += warmedEvents;
    const open = async ({ places: room, hasWaitingList }: (typeof rushes)[number]) => {
      eventId += 1;
      const columns = "max_participant_num = $1, has_waiting_list = $2, lock_version = lock_version + 1";
      await ask(databaseUrl, `update events set ${columns} where id = $3`, [room, hasWaitingList, eventId]);
      return {
        page: `${site.url}/events/${eventId}`,
        call: `${site.url}/api/v1/events/${eventId}/applications/apply`,
      };
    };
    print(
      `\n## Opening: ${people} people apply for ${places} places in ${seconds} s, ${readers} readers reload the page every second\n`,
    );
    print("| event | who | answered | accepted | failed | p50 ms | p99 ms | slowest |");
    print("|---|---|--:|--:|--:|--:|--:|--:|");
    for (const kind of kinds) {
      const { page, call } = await open(kind);
      const [reads, applications] = await Promise.all([
        readPage(page),
        apply(call, applicants, { overallRate: people / seconds }),
      ]);
      printRow(kind.name, "readers", reads);
      printRow(kind.name, "applicants", applications);
      await requireExact(databaseUrl, eventId, kind);
    }
    print("\n| all at once, from 100 connections | applications/s | p50 ms | p99 ms |");
    print("|---|--:|--:|--:|");
    for (const kind of [...rushes, ...rushes, ...rushes]) {
      const { call } = await open(kind);
      const { perSecond, p50, p99 } = await apply(call, applicants, {});
      await requireExact(databaseUrl, eventId, kind);
      print(`| ${[kind.name, perSecond, p50, p99].join(" | ")} |`);
    }
    print(`\n${peakMegabytes(pid)} MB of memory at most, ${residentMegabytes(pid)} MB after it`);
    await sleep(restSeconds * 1000);
    print(`${residentMegabytes(pid)} MB after ${restSeconds} s of rest\n`);
  });
}

async function warmUp(url: string, eventId: number, applicants: Applicant[]): Promise<void> {
  for (const [place, { headers }] of applicants.entries()) {
    const other = eventId + 1 + (place % warmedEvents);
    const applied = await fetch(`${url}/api/v1/events/${other}/applications/apply`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: "{}",
    });
    const shown = await fetch(`${url}/events/${other}`);
    if (!applied.ok || !shown.ok)
      throw new Error(`the warm-up was answered ${applied.status}, ${shown.status}`);
    await Promise.all([applied.arrayBuffer(), shown.arrayBuffer()]);
  }
}

/** Those who came first have the places, and the others wait in the order in which they came. */
async function requireExact(
  databaseUrl: string,
  eventId: number,
  { places: room, hasWaitingList }: (typeof rushes)[number],
): Promise<void> {
  const [found] = await ask<{ confirmed: number; waiting: number; others: number; out_of_order: number }>(
    databaseUrl,
    `select count(*) filter (where state = 'confirmed')::int as confirmed,
            count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state not in ('confirmed', 'waiting'))::int as others,
            count(*) filter (where queue_number is distinct from expected)::int as out_of_order
       from (select state, queue_number, case when state = 'waiting' then
               row_number() over (partition by state order by id) end as expected
               from applications where event_id = $1) a`,
    [eventId],
  );
  const waiting = hasWaitingList ? people - room : 0;
  const expected = { confirmed: room, waiting, others: 0, out_of_order: 0 };
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }
}

interface Figures {
  answered: number;
  accepted: number;
  failed: number;
  p50: number;
  p99: number;
  slowest: number;
}

function printRow(
  event: string,
  who: string,
  { answered, accepted, failed, p50, p99, slowest }: Figures,
): void {
  print(`| ${[event, who, answered, accepted, failed, p50, p99, slowest].join(" | ")} |`);
}

/** Each reloads once a second, and not all at the same moment. */
async function readPage(url: string): Promise<Figures> {
  const headers = { "accept-encoding": "br", "accept-language": "ja" };
  const took: number[] = [];
  let failed = 0;
  const reload = async () => {
    const asked = performance.now();
    const answer = await fetch(url, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    if (!answer?.ok) failed += 1;
    took.push(performance.now() - asked);
  };
  const reader = async (place: number) => {
    await sleep((1000 * place) / readers);
    for (let second = 0; second < seconds; second += 1) await Promise.all([reload(), sleep(1000)]);
  };
  await Promise.all(Array.from({ length: readers }, (_, place) => reader(place)));
  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1] ?? 0);
  const answered = took.length - failed;
  return { answered, accepted: answered, failed, p50: at(0.5), p99: at(0.99), slowest: at(1) };
}

async function apply(
  url: string,
  applicants: Applicant[],
  rate: { overallRate?: number },
): Promise<Figures & { perSecond: number }> {
  let next = 0;
  const setupRequest = (request: autocannon.Request) => {
    const headers = { ...applicants[next]?.headers, "content-type": "application/json" };
    next += 1;
    return { ...request, headers };
  };
  const requests = [{ method: "POST" as const, body: "{}", setupRequest }];
  const load = { url, connections: 100, amount: people, requests, ...rate };
  const began = performance.now();
  const { latency, errors, timeouts, ...result } = await autocannon(load);
  return {
    perSecond: Math.round((people / (performance.now() - began)) * 1000),
    answered: result["2xx"] + result["4xx"],
    accepted: result["2xx"],
    failed: errors + timeouts + result["5xx"],
    p50: latency.p50,
    p99: latency.p99,
    slowest: latency.max,
  };
}

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
