import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, expect, it, vi } from "vitest";
import { ReadCache } from "../../src/platform/cache/read-cache.server.ts";
import { collectDependencies } from "../../src/platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../src/platform/db/client.server.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld } from "../support/world.ts";
import { startMovingAddress } from "./support/moving-address.ts";
import { type Server, startReplicatedPostgres } from "./support/streaming-replicas.ts";

const { db, primary, standbys } = await startReplicatedPostgres(2);
const [first, second] = standbys as [Standby, Standby];
type Standby = (typeof standbys)[number];
const address = await startMovingAddress(primary.url);
const settings = { DATABASE_REPLICA_URLS: standbys.map(({ url }) => url).join(","), LOG_LEVEL: "fatal" };
const here = await startTestServer(settings, { db, url: address.url });
const there = await startTestServer(settings, { db, url: address.url });
const { eventId } = await makeWorld(db, here.clock.now());
const paths = ["/api/v1/events", "/api/v1/events?limit=20", `/api/v1/events/${eventId}`];

let edition = 0;
/** Answers the title once its commit is acknowledged. */
async function write(on: Server = primary): Promise<string> {
  edition += 1;
  const title = `Tea, edition ${edition}`;
  await on.run(`update event_texts set title = '${title}' where event_id = ${eventId}`);
  return title;
}
/** The titles in several answers of both processes. */
async function read(): Promise<string[]> {
  const asked = [here, there].flatMap(({ url }) =>
    paths.map(async (path) => {
      const { data } = await (await fetch(url + path)).json();
      const event = Array.isArray(data) ? data.find(({ id }) => id === eventId) : data;
      return event.language_events[0].title;
    }),
  );
  return [...new Set(await Promise.all(asked))];
}
/** Reads after every write. Answers how often each standby was asked meanwhile. */
async function rounds(count: number, on: Server = primary): Promise<number[]> {
  for (const standby of standbys) standby.reads();
  for (let round = 0; round < count; round += 1) {
    const title = await write(on);
    expect(await read()).toEqual([title]);
  }
  return standbys.map((standby) => standby.reads());
}
const states = async () =>
  (await Promise.all([here, there].map(({ platform }) => platform.replicas?.states(db) ?? []))).flat();
async function untilUsed(wanted = standbys) {
  const names = wanted.map(({ url }) => new URL(url).host);
  const areUsed = async () => {
    await rounds(1);
    return (await states()).every(({ name, isUsed }) => isUsed || !names.includes(name));
  };
  await expect.poll(areUsed, { timeout: 60_000, interval: 50 }).toBe(true);
}
/** On a busy machine a standby may be late at any time; it comes back. */
const untilRead = (place: number) =>
  expect.poll(async () => (await rounds(3))[place], { timeout: 60_000, interval: 50 }).toBeGreaterThan(0);
/** The place of a standby from which nobody reads any more. */
async function untilLeft(place: number) {
  const isLeft = async () => {
    await rounds(1);
    const ofBoth = (await states()).filter((_, at) => at % standbys.length === place);
    return ofBoth.every(({ isUsed }) => !isUsed);
  };
  await expect.poll(isLeft, { timeout: 60_000, interval: 0 }).toBe(true);
}
const each = (statement: string) => Promise.all(standbys.map((standby) => standby.run(statement)));
const delay = async (ms: number) => {
  await each(`alter system set recovery_min_apply_delay = ${ms}`);
  await each("select pg_reload_conf()");
};

const warn = vi.spyOn(here.platform.log, "warn");
/** Changes of the standby's use that the log of a process has told in this test. */
function said(standby: Standby): string[] {
  const lines = warn.mock.calls as unknown as [fields: { replica: string }, text: string][];
  return lines
    .filter(([{ replica }]) => replica === new URL(standby.url).host)
    .map(([, text]) => (text.endsWith("again") ? "back" : "away"));
}
beforeEach(() => {
  warn.mockClear();
});

it("pages and lists come from replicas in turns, and nobody reads less than was acknowledged", async () => {
  await untilUsed();
  expect(Math.min(...(await rounds(50)))).toBeGreaterThan(0);
  await delay(15);
  for (const place of [0, 1]) await untilRead(place);
  await delay(0);
});

it("a rendering reads from one replica, and once that fails from the primary alone, as does all else", async () => {
  await untilUsed();
  const { clock, publicDataChanges, visitorsDb } = here.platform;
  const isReplica = async (on: Executor = visitorsDb) =>
    (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(on)).rows[0]?.is;
  const cache = new ReadCache(publicDataChanges, clock);
  const render = async <Result>(make: () => Promise<Result>) =>
    (await collectDependencies(clock, cache, make)).result;
  const seen = await render(async () => {
    const before = await isReplica();
    await sql`select pg_current_wal_lsn()`.execute(visitorsDb);
    return [before, await isReplica(), await render(isReplica)];
  });
  expect(seen).toEqual([true, false, false]);
  const slowOnReplica = sql<{ is: boolean }>`
    select pg_is_in_recovery() as is, case when pg_is_in_recovery() then pg_sleep(2) end`;
  expect((await render(() => slowOnReplica.execute(visitorsDb))).rows[0]?.is).toBe(false);
  const transaction = () => visitorsDb.transaction().execute((tx) => isReplica(tx));
  expect([await render(transaction), await isReplica(), await render(isReplica)]).toEqual([
    false,
    false,
    true,
  ]);
});

it("a replica that stops replaying is told of once and left alone, and read from again when it goes on", async () => {
  await untilUsed();
  warn.mockClear();
  await first.run("select pg_wal_replay_pause()");
  await untilLeft(0);
  const [byFirst] = await rounds(30);
  expect([byFirst, said(first)]).toEqual([0, ["away"]]);
  await untilRead(1);
  const [paused] = await states();
  expect(paused?.isUsed).toBe(false);
  expect(Math.min(paused?.lag?.bytes ?? 0, paused?.lag?.seconds ?? 0)).toBeGreaterThan(0);
  const scraped = await here.metrics.registry.metrics();
  const { host } = new URL(first.url);
  expect(scraped).toContain(`tsudoi_replica_used{replica="${host}"} 0`);
  expect(scraped).toMatch(new RegExp(`^tsudoi_replica_lag_seconds\\{replica="${host}"\\} (?!0$)`, "m"));
  await second.run("select pg_wal_replay_pause()");
  await untilLeft(1);
  expect(await rounds(30)).toEqual([0, 0]);
  await each("select pg_wal_replay_resume()");
  await untilUsed();
  expect(said(first).slice(0, 2)).toEqual(["away", "back"]);
});

it("replicas that are lost under load, or say nothing any more, fail no request", async () => {
  const failures: unknown[] = [];
  let isOver = false;
  const readers = [here, there].flatMap(({ url }) =>
    paths.map(async (path) => {
      while (!isOver) {
        const status = await fetch(url + path).then(({ status }) => status, String);
        if (status !== 200) failures.push(status);
        await sleep(10);
      }
    }),
  );
  await rounds(3);
  await first.stop("SIGQUIT");
  await rounds(10);
  await second.freeze();
  await rounds(10);
  await first.start();
  second.thaw();
  await untilUsed();
  isOver = true;
  await Promise.all(readers);
  expect(failures).toEqual([]);
});

it("a replica that was promoted is not read from, whatever is written to it", async () => {
  await untilUsed();
  await second.run("select pg_promote()");
  await write();
  await second.run("update event_texts set title = 'Written on a replica'");
  await second.run("update public_data_versions set version = version + 1000");
  expect(await rounds(10)).toEqual([expect.any(Number), 0]);
  expect((await states())[1]).toMatchObject({ isUsed: false, lag: null });
});

it("after a failover nobody reads what only the lost primary had, from it or from a replica that follows it still", async () => {
  await untilUsed([first]);
  const stored = await write(second);
  await write();
  // As many writes on both sides.
  for (const server of [primary, second]) await server.run("update public_data_versions set version = 5000");
  await read();
  address.moveTo(second.url);
  expect(await read()).toEqual([stored]);
  const [byFirst] = await rounds(20, second);
  expect(byFirst).toBe(0);
});
