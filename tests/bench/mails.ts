import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { print } from "./figures/print.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { startMailSink } from "./support/mail-sink.ts";
import { peakMegabytes, startWorker } from "./support/processes.ts";

const rounds = 3;
const connections = 5;
const measured = 1000;
const many = 50_000;
const secondsOfMany = Number(process.env.BENCH_SECONDS ?? 60);

type Sink = Awaited<ReturnType<typeof startMailSink>>;

/** An announcement through the outbox against the mail client alone, in turns; memory with few and many recipients. */
export async function benchMails(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const sink = await startMailSink();
  const settings = { DATABASE_URL: database.url, SMTP_URL: sink.url, LOG_LEVEL: "warn" };
  try {
    await (await startWorker(settings)).stop();
    await fillWithEvents(database.url, rounds + 1);
    const ours: number[] = [];
    const bare: number[] = [];
    const peaks: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await announce(database.url, round, measured);
      const { rate, peak } = await sendAll(settings, sink, measured, 600);
      ours.push(rate);
      peaks.push(peak);
      bare.push(await bareRate(sink.url));
    }
    await announce(database.url, rounds, many);
    const ofMany = await sendAll(settings, sink, many, secondsOfMany);
    const [our = 0, alone = 0, peak = 0] = [ours, bare, peaks].map(middle);
    print(`\n## Mails, ${connections} connections, medians of ${rounds} rounds\n`);
    print("| what | mails/s | the mail client alone | ratio |\n|---|--:|--:|--:|");
    for (const [what, rate] of [
      [`an announcement to ${measured}, by a worker that has just started`, our],
      [`an announcement to ${many}, by one worker`, Math.round(ofMany.rate)],
    ] as const) {
      print(`| ${what} | ${rate} | ${alone} | ${Math.round((rate / alone) * 100)} % |`);
    }
    print("\n| memory of the worker at its peak | MB |\n|---|--:|");
    print(`| announcement to ${measured} | ${peak} |`);
    print(`| announcement to ${many}, ${ofMany.taken} of them sent | ${ofMany.peak} |`);
  } finally {
    await sink.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (values: number[]) =>
  Math.round(values.sort((one, other) => one - other)[values.length >> 1] ?? 0);

/** Makes people who follow the host of one of the events, and announces it to all of them, at once. */
async function announce(databaseUrl: string, place: number, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with event as (select id, owner_organization_id from events where is_published order by id offset $1 limit 1),
       person as (
         insert into users (first_name, last_name, email, password_hash)
         select 'Mai', 'Ito', 'many' || $1 || '-' || n || '@example.com', 'not a hash' from generate_series(1, $2::int) n
         returning id),
       follow as (
         insert into organization_follows (organization_id, user_id)
         select owner_organization_id, person.id from event, person),
       announcement as (insert into announcements (event_id, send_at) select id, now() from event returning id)
       insert into announcement_recipients select announcement.id, person.id from announcement, person`,
      [place, count],
    );
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** Lets a new worker send until all are sent or the time is up; counted from the first mail to the last. */
async function sendAll(settings: NodeJS.ProcessEnv, sink: Sink, count: number, seconds: number) {
  const before = sink.taken();
  const worker = await startWorker(settings);
  while (sink.taken() === before) await sleep(5);
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  while (sink.taken() < before + count && elapsed() < seconds) await sleep(5);
  const taken = sink.taken() - before;
  const rate = taken / elapsed();
  const peak = peakMegabytes(worker.process.pid as number);
  await worker.stop();
  return { rate, peak, taken };
}

async function bareRate(url: string): Promise<number> {
  const args = ["tests/bench/support/bare-mailer.mjs", url, String(measured), String(connections)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}
