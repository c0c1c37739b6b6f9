import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "../../src/platform/db/client.server.ts";
import { startWorker } from "../bench/support/processes.ts";
import { testDatabase } from "../support/database.ts";
import { refusal, startSmtpServer } from "../support/smtp-server.ts";
import { makeWorld } from "../support/world.ts";

const people = 2000;
const kills = 20;
/** Connections of a process to the mail server: so many mails may be accepted there and not written down here when it is killed. */
const sentAtOnce = 5;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const { db, url } = await testDatabase();

/** Refuses, hangs and cuts the line now and then, at most once for one address: the second wait is half a minute. */
function badManners() {
  const done = new Set<string>();
  const counts = { refused: 0, hung: 0, cut: 0 };
  const happens = (what: keyof typeof counts, address: string, share: number) => {
    if (Math.random() > share || done.has(address)) return false;
    done.add(address);
    counts[what] += 1;
    return true;
  };
  return {
    counts,
    async onRecipient(address: string) {
      if (happens("refused", address, 0.02)) throw refusal(451, "busy, try again later");
      if (happens("hung", address, 0.01)) await wait(2000);
    },
    async onMail(address: string) {
      await wait(10);
      return !happens("cut", address, 0.02);
    },
  };
}

/** An announcement whose time has come, to people who follow its host. */
async function announce(db: Db): Promise<void> {
  const { eventId, organizations } = await makeWorld(db, new Date());
  await sql`
    with person as (
      insert into users (first_name, last_name, email, password_hash)
      select 'Kill', 'Test', 'many' || n || '@example.com', 'not a hash' from generate_series(1, ${people}) n
      returning id
    ), follow as (
      insert into organization_follows (organization_id, user_id) select ${organizations.host}, id from person
    ), announcement as (
      insert into announcements (event_id, send_at) values (${eventId}, now()) returning id
    )
    insert into announcement_recipients select announcement.id, person.id from announcement, person`.execute(
    db,
  );
}

it("everybody gets the mail, though processes are killed and the mail server behaves badly", async () => {
  const manners = badManners();
  const smtp = await startSmtpServer(manners);
  await announce(db);
  const env = { DATABASE_URL: url, SMTP_URL: smtp.url, LOG_LEVEL: "error", PUBLIC_URL: "http://tsudoi.test" };
  const workers = [startWorker(env), startWorker(env)];
  await Promise.all(workers);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const takenAtKills: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const place = kill % 2;
      const worker = await workers[place];
      const before = takenAtKills.at(-1) ?? 0;
      // On a slow machine a process takes seconds until it sends: one that is killed before has been in the middle of nothing.
      const isUnderWay = () => smtp.taken.length > before || before === people;
      await expect.poll(isUnderWay, { timeout: 30_000, interval: 20 }).toBe(true);
      await wait(Math.random() * 1000);
      takenAtKills.push(smtp.taken.length);
      await worker?.stop("SIGKILL");
      workers[place] = startWorker(env);
    }
    const killedFor = seconds();
    console.log(`${smtp.taken.length} taken when the last was killed, after ${killedFor} s`);
    const left = () =>
      db
        .selectFrom("mails")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("state", "in", ["waiting", "sending"])
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await left()).count, { timeout: 150_000, interval: 250 }).toBe(0);
  } finally {
    await Promise.all(workers.map(async (worker) => (await worker).stop()));
    await smtp.stop();
  }

  const ids = new Map<string, string[]>();
  for (const { to, messageId } of smtp.taken) ids.set(to, [...(ids.get(to) ?? []), messageId]);
  const twice = [...ids.values()].filter((of) => of.length > 1);
  const whileSending = takenAtKills.filter((taken) => taken > 0 && taken < people).length;
  console.log(
    `${people} recipients, ${ids.size} reached, ${smtp.taken.length} mails taken, ${twice.length} recipients with a ` +
      `duplicate; ${kills} kills, ${whileSending} of them while sending; the server refused ${manners.counts.refused}, ` +
      `hung at ${manners.counts.hung} and cut ${manners.counts.cut} lines; ${seconds()} s`,
  );
  expect(ids.size).toBe(people);
  expect(smtp.taken.length - people).toBeLessThanOrEqual(kills * sentAtOnce);
  expect(twice.filter((of) => new Set(of).size > 1)).toEqual([]);
  expect(whileSending).toBeGreaterThan(kills / 2);
  const states = await db.selectFrom("mails").select("state").distinct().execute();
  expect(states).toEqual([{ state: "sent" }]);
}, 420_000);
