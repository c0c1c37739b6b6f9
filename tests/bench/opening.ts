import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
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

/** The minute in which a popular event opens: far more people apply than there are places, and others reload its page. */
export async function benchOpening(): Promise<void> {
  await withFilledSite(upcomingEvents, {}, async ({ site, databaseUrl, lastEvent }) => {
    const eventId = lastEvent - upcomingEvents + 1;
    const applicants = await fillWithApplicants(databaseUrl, people + early);
    await ask(databaseUrl, "update events set max_participant_num = $1 where id = $2", [places, eventId]);
    const pid = site.process.pid as number;
    await warmUp(site.url, eventId, applicants.splice(people));
    const [reads, applications] = await Promise.all([
      readPage(`${site.url}/events/${eventId}`),
      apply(`${site.url}/api/v1/events/${eventId}/applications/apply`, applicants),
    ]);
    const accepted = await ask<{ count: number }>(
      databaseUrl,
      "select count(*)::int from applications where event_id = $1 and state = 'confirmed'",
      [eventId],
    );
    console.log(
      `\n## Opening: ${people} people apply for ${places} places in ${seconds} s, ${readers} readers reload the page every second\n`,
    );
    console.log("| who | answered | accepted | failed | p50 ms | p99 ms | slowest |");
    console.log("|---|--:|--:|--:|--:|--:|--:|");
    print("readers", reads);
    print("applicants", applications);
    console.log(
      `\n${accepted[0]?.count} applications are there; ${peakMegabytes(pid)} MB of memory at most, ${residentMegabytes(pid)} MB after it`,
    );
    await sleep(restSeconds * 1000);
    console.log(`${residentMegabytes(pid)} MB after ${restSeconds} s of rest\n`);
  });
}

async function warmUp(url: string, eventId: number, applicants: Applicant[]): Promise<void> {
  for (const [place, { headers }] of applicants.entries()) {
    const other = eventId + 1 + (place % 50);
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

interface Figures {
  answered: number;
  accepted: number;
  failed: number;
  p50: number;
  p99: number;
  slowest: number;
}

function print(who: string, { answered, accepted, failed, p50, p99, slowest }: Figures): void {
  console.log(`| ${[who, answered, accepted, failed, p50, p99, slowest].join(" | ")} |`);
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

async function apply(url: string, applicants: Applicant[]): Promise<Figures> {
  let next = 0;
  const setupRequest = (request: autocannon.Request) => {
    const headers = { ...applicants[next]?.headers, "content-type": "application/json" };
    next += 1;
    return { ...request, headers };
  };
  const requests = [{ method: "POST" as const, body: "{}", setupRequest }];
  const load = { url, connections: 100, amount: people, overallRate: people / seconds, requests };
  const { latency, errors, timeouts, ...result } = await autocannon(load);
  return {
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
