import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { startSite } from "./support/processes.ts";
import { type Recording, replay, type Statement } from "./support/replay.ts";

const rounds = 5;
const seconds = 2;
const eventCount = 50;
const people = 20_000;
/** As many as the program opens to its database. */
const databaseConnections = 10;

type Next = () => { applicant: Applicant; eventId: number };

/** Applying over HTTP against the same statements sent straight to the same database, in turns. */
export async function benchWrites(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const settings = { DATABASE_URL: database.url, ROLE: "web", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  try {
    const migrating = await startSite(settings);
    await migrating.stop();
    const last = await fillWithEvents(database.url, eventCount);
    const [first, ...applicants] = await fillWithApplicants(database.url, people);
    const statements = await record(settings, join(folder, "statements"), last, first as Applicant);
    const recording = { statements, eventId: last, applicant: first as Applicant };
    const site = await startSite(settings);
    console.log(`\n## Applying, 20 connections, ${rounds} rounds of ${seconds} s\n`);
    console.log("| what | applications/s | p50 ms | p99 ms | the statements alone, a second | ratio |");
    console.log("|---|--:|--:|--:|--:|--:|");
    const others = Array.from({ length: eventCount - 1 }, (_, index) => last - 1 - index);
    await compare("many events", site.url, database.url, recording, pairs(applicants, others));
    await compare("one event", site.url, database.url, recording, pairs(applicants, [last]));
    await site.stop();
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The statements of one application, as the program sends them. */
async function record(
  settings: NodeJS.ProcessEnv,
  file: string,
  eventId: number,
  applicant: Applicant,
): Promise<Statement[]> {
  const site = await startSite({
    ...settings,
    NODE_OPTIONS: "--import=./tests/bench/support/record-statements.mjs",
    RECORD_STATEMENTS: file,
  });
  writeFileSync(file, "");
  const { path, headers } = application({ applicant, eventId });
  const answer = await fetch(site.url + path, { method: "POST", headers, body: "{}" });
  const lines = readFileSync(file, "utf8").trim().split("\n");
  await site.stop();
  if (!answer.ok) throw new Error(`the application to record was refused: ${await answer.text()}`);
  return lines.map((line) => JSON.parse(line) as Statement);
}

/** Everybody to every event, the events in turns. */
function pairs(applicants: Applicant[], eventIds: number[]): Next {
  let count = 0;
  return () => {
    const applicant = applicants[Math.floor(count / eventIds.length)];
    const eventId = eventIds[count % eventIds.length];
    count += 1;
    if (!applicant || !eventId) throw new Error("everybody has applied to everything");
    return { applicant, eventId };
  };
}

const application = ({ applicant, eventId }: ReturnType<Next>) => ({
  path: `/api/v1/events/${eventId}/applications/apply`,
  headers: { ...applicant.headers, "content-type": "application/json" },
});

async function compare(name: string, url: string, databaseUrl: string, recording: Recording, next: Next) {
  const ours: Applying[] = [];
  const raw: number[] = [];
  await applyOverHttp(url, 5, next);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await applyOverHttp(url, seconds, next));
    raw.push(await replay(databaseUrl, databaseConnections, seconds, recording, next));
  }
  const our = ours.toSorted((one, other) => one.aSecond - other.aSecond)[rounds >> 1] as Applying;
  const ceiling = raw.toSorted((one, other) => one - other)[rounds >> 1] as number;
  const row = [name, Math.round(our.aSecond), our.p50, our.p99, Math.round(ceiling)];
  console.log(`| ${[...row, `${Math.round((our.aSecond / ceiling) * 100)} %`].join(" | ")} |`);
}

type Applying = { aSecond: number; p50: number; p99: number };

async function applyOverHttp(url: string, duration: number, next: Next): Promise<Applying> {
  const result = await autocannon({
    url,
    connections: 20,
    duration,
    requests: [
      {
        method: "POST",
        body: "{}",
        setupRequest: (request) => ({ ...request, ...application(next()) }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} applications were refused, ${result.errors} failed`);
  }
  return { aSecond: result["2xx"] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
