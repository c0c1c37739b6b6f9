import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { print } from "./figures/print.ts";
import { type Applicant, fillWithApplicants } from "./support/applicants.ts";
import { type Answers, askQuestions } from "./support/ask-questions.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { type PostgresProcessorTime, watchPostgres } from "./support/postgres-processor-time.ts";
import { processorMicroseconds, type Running, startSite } from "./support/processes.ts";
import { timeStatements } from "./support/time-statements.ts";

const rounds = 5;
const seconds = 2;
const warmUpSeconds = 5;
const connections = 20;
const eventCount = 50;
const people = 50_000;
/** One after the other, to see how long each holds its event. */
const timed = 200;

/** Somebody who applies to an event, as a request. */
type Next = () => { path: string; headers: Record<string, string>; body: string };

/** Applying over HTTP, with answers, mails and limits, and what it costs whom. */
export async function benchWrites(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const settings = { DATABASE_URL: database.url, ROLE: "web", LOG_LEVEL: "warn" };
  try {
    const migrating = await startSite(settings);
    await migrating.stop();
    const last = await fillWithEvents(database.url, eventCount);
    const applicants = await fillWithApplicants(database.url, people);
    const answers = await askQuestions(database.url);
    const events = Array.from({ length: eventCount }, (_, index) => last - index);
    const [crowded, others] = [events.slice(0, 1), events.slice(1)];
    const nextOf = (eventIds: number[]) => inTurns(applicants, eventIds, answers);
    const postgres = await watchPostgres(database.url);
    const site = await startSite(settings);
    print(`\n## Applying, ${connections} connections, ${rounds} rounds of ${seconds} s\n`);
    print(
      "| what | applications/s | p50 ms | p99 ms | ms of processor each: program | PostgreSQL | load generator |",
    );
    print("|---|--:|--:|--:|--:|--:|--:|");
    await measure("many events", site, postgres, nextOf(others));
    await measure("one event", site, postgres, nextOf(crowded));
    await site.stop();
    const alone = nextOf(others.slice(0, 1));
    const { statements, heldMs } = await timeStatements(settings, join(folder, "statements"), timed, alone);
    print(
      `\nAlone: ${statements} statements each, of which the event is held for ${heldMs.toFixed(2)} ms (median)`,
    );
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everybody once, then once more to the next event. */
function inTurns(applicants: Applicant[], eventIds: number[], answers: Map<number, Answers>): Next {
  let count = 0;
  return () => {
    const turn = Math.floor(count / applicants.length);
    const applicant = applicants[count % applicants.length] as Applicant;
    const eventId = eventIds[(count + turn) % eventIds.length] as number;
    if (turn >= eventIds.length) throw new Error("everybody has applied to everything");
    count += 1;
    return {
      path: `/api/v1/events/${eventId}/applications/apply`,
      headers: { ...applicant.headers, "content-type": "application/json" },
      body: JSON.stringify({ application: { apply_question_answers: answers.get(eventId) } }),
    };
  };
}

async function measure(name: string, site: Running, postgres: PostgresProcessorTime, next: Next) {
  await apply(site.url, warmUpSeconds, next);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const used = () => [
      processorMicroseconds(site.process.pid as number),
      postgres(),
      process.cpuUsage().user + process.cpuUsage().system,
    ];
    const before = used();
    const { done, latency } = await apply(site.url, seconds, next);
    const each = used().map((after, index) => (after - (before[index] ?? 0)) / done / 1000);
    measured.push({ aSecond: done / seconds, latency, each });
  }
  const middle = measured.toSorted((one, other) => one.aSecond - other.aSecond)[rounds >> 1];
  if (!middle) return;
  const { aSecond, latency, each } = middle;
  const figures = [Math.round(aSecond), latency.p50, latency.p99, ...each.map((ms) => ms.toFixed(2))];
  print(`| ${[name, ...figures].join(" | ")} |`);
}

async function apply(url: string, duration: number, next: Next) {
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [{ method: "POST", setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} applications were refused, ${result.errors} failed`);
  }
  return { done: result["2xx"], latency: result.latency };
}
