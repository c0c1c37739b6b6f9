import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import pg from "pg";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { peakMegabytes, type Running, residentMegabytes, startSite } from "./support/processes.ts";

const upcomingEvents = 5000;
const people = 2000;
const places = 100;
const readers = 200;
const seconds = 10;
const restSeconds = 60;

/** The minute in which a popular event opens: far more people apply than there are places, and others reload its page. */
export async function benchOpening(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  let site: Running | undefined;
  try {
    site = await startSite({
      DATABASE_URL: database.url,
      SAMPLE_DATA: "1",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    });
    const eventId = (await fillWithEvents(database.url, upcomingEvents)) - upcomingEvents + 1;
    const applicants = await fillWithApplicants(database.url, people);
    await ask(database.url, "update events set max_participant_num = $1 where id = $2", [places, eventId]);
    const pid = site.process.pid as number;
    const [reads, applications] = await Promise.all([
      readPage(`${site.url}/events/${eventId}`),
      apply(`${site.url}/api/v1/events/${eventId}/applications/apply`, applicants),
    ]);
    const accepted = await ask<{ count: number }>(
      database.url,
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
    await new Promise((resolve) => setTimeout(resolve, restSeconds * 1000));
    console.log(`${residentMegabytes(pid)} MB after ${restSeconds} s of rest\n`);
  } finally {
    await site?.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(who: string, result: autocannon.Result): void {
  const { latency, errors, timeouts } = result;
  const failed = errors + timeouts + result["5xx"];
  const answered = result["2xx"] + result["4xx"];
  console.log(
    `| ${[who, answered, result["2xx"], failed, latency.p50, latency.p99, latency.max].join(" | ")} |`,
  );
}

function readPage(url: string): Promise<autocannon.Result> {
  const headers = { "accept-encoding": "br", "accept-language": "ja" };
  return autocannon({ url, connections: readers, overallRate: readers, duration: seconds, headers });
}

function apply(url: string, applicants: Applicant[]): Promise<autocannon.Result> {
  let next = 0;
  const setupRequest = (request: autocannon.Request) => {
    const headers = { ...applicants[next]?.headers, "content-type": "application/json" };
    next += 1;
    return { ...request, headers };
  };
  const requests = [{ method: "POST" as const, body: "{}", setupRequest }];
  return autocannon({ url, connections: 100, amount: people, overallRate: people / seconds, requests });
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
