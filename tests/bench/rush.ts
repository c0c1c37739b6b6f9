import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
import { print } from "./figures/print.ts";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { dropBodies } from "./support/drop-bodies.ts";
import { withFilledSite } from "./support/filled-site.ts";
import { processorMicroseconds, residentMegabytes } from "./support/processes.ts";

const upcomingEvents = 5000;
const seconds = 10;
/** Rounds, until most pages have been asked for. */
const warmingUp = 3;
const connections = 20;
const writesASecond = [0, 5, 20, 50, 200];
/** One organizer changes an event for so many people who apply. */
const applicationsPerEdit = 4;

/** Readers of popular and of rare pages, while people apply and organizers change their events. */
export async function benchRush(): Promise<void> {
  await withFilledSite(upcomingEvents, {}, async ({ site, databaseUrl, lastEvent }) => {
    const applicants = await fillWithApplicants(databaseUrl, 20_000);
    const organizer = applicants.pop() as Applicant;
    await makeOrganizer(databaseUrl, organizer);
    const eventOf = (rank: number) => lastEvent - upcomingEvents + 1 + rank;
    print(`\n## Rush, ${upcomingEvents} upcoming events, ${connections} connections, ${seconds} s each\n`);
    print(
      "| writes/s | done | failed | reads/s | p50 ms | p99 ms | ms of processor each | MB | of the reads without writes | applying p99 ms | saving p99 ms |",
    );
    print("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (let round = 0; round < warmingUp; round += 1) await read(site.url, eventOf);
    let alone = 0;
    for (const rate of writesASecond) {
      const pid = site.process.pid as number;
      const before = processorMicroseconds(pid);
      const writing = write(site.url, rate, { applicants, organizer, eventOf });
      const reads = await read(site.url, eventOf);
      const { done, failed, took } = await writing;
      const used = processorMicroseconds(pid) - before;
      const aSecond = reads.requests.average;
      alone ||= aSecond;
      const answers = reads["2xx"] + done;
      const { p50, p99 } = reads.latency;
      const figures = [rate, done, failed, Math.round(aSecond), p50, p99, (used / answers / 1000).toFixed(2)];
      const share = `${Math.round((aSecond / alone) * 100)} %`;
      const waited = [took.applications, took.edits].map(worst);
      print(`| ${[...figures, residentMegabytes(pid), share, ...waited].join(" | ")} |`);
      if (reads.non2xx > 0 || reads.errors > 0)
        throw new Error(`reads failed: ${JSON.stringify(reads.statusCodeStats)}`);
    }
    await sleep(60_000);
    print(`\nA minute later the process has ${residentMegabytes(site.process.pid as number)} MB.`);
  });
}

/** Popular things are asked for much more often than rare ones: the rank is chosen by Zipf's law. */
function zipf(count: number): number {
  return Math.min(count - 1, Math.floor(Math.exp(Math.random() * Math.log(count + 1)) - 1));
}

function pathOf(eventOf: (rank: number) => number): string {
  const chance = Math.random();
  if (chance < 0.25) return "/";
  if (chance < 0.75) return `/events/${eventOf(zipf(upcomingEvents))}`;
  if (chance < 0.9)
    return ["/api/v1/events?limit=20", "/?prefecture_id=13", "/?language_id=2", "/api/v1/events/recommended"][
      zipf(4)
    ] as string;
  return ["/u/Kyoto_University", "/u/Hokkaido_University", "/u/Tohoku_University", "/u/Kyushu_University"][
    zipf(4)
  ] as string;
}

function read(url: string, eventOf: (rank: number) => number): Promise<autocannon.Result> {
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: pathOf(eventOf) });
  const headers = { "accept-encoding": "br", "accept-language": "ja" };
  const options = { url, connections, duration: seconds, headers, setupClient: dropBodies };
  return autocannon({ ...options, requests: [{ setupRequest }] });
}

/** Of a hundred the slowest but one; "–" where nothing was written. */
function worst(milliseconds: number[]): string {
  const inOrder = milliseconds.toSorted((one, other) => one - other);
  return inOrder[Math.floor(inOrder.length * 0.99)]?.toFixed(0) ?? "–";
}

interface Writers {
  applicants: Applicant[];
  organizer: Applicant;
  eventOf: (rank: number) => number;
}

/** So many a second whether the last ones were answered or not, as people do. */
async function write(url: string, rate: number, { applicants, organizer, eventOf }: Writers) {
  const began = performance.now();
  const sent: Promise<boolean>[] = [];
  const took = { applications: [] as number[], edits: [] as number[] };
  while (performance.now() - began < seconds * 1000) {
    if (sent.length >= ((performance.now() - began) / 1000) * rate) {
      await sleep(2);
      continue;
    }
    const event = `${url}/api/v1/events/${eventOf(zipf(upcomingEvents))}`;
    const isEdit = sent.length % (applicationsPerEdit + 1) === applicationsPerEdit;
    const applicant = isEdit ? organizer : (applicants.pop() as Applicant);
    const headers = { ...applicant.headers, "content-type": "application/json" };
    const request = isEdit
      ? fetch(`${event}/update`, {
          method: "PUT",
          headers,
          body: JSON.stringify({ event: { detail_url: `https://example.com/${sent.length}` } }),
        })
      : fetch(`${event}/applications/apply`, { method: "POST", headers, body: "{}" });
    const sentAt = performance.now();
    sent.push(
      request.then(
        async (answer) => {
          await answer.arrayBuffer();
          took[isEdit ? "edits" : "applications"].push(performance.now() - sentAt);
          return answer.ok;
        },
        () => false,
      ),
    );
  }
  const answers = await Promise.all(sent);
  return { done: answers.filter(Boolean).length, failed: answers.filter((isDone) => !isDone).length, took };
}

/** Of all organizations. */
async function makeOrganizer(databaseUrl: string, { id }: Applicant): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "insert into organization_members (organization_id, user_id) select id, $1 from organizations on conflict do nothing",
    [id],
  );
  await client.end();
}
