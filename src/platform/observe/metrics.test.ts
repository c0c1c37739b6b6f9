import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { startTestServer } from "../../../tests/support/server.ts";
import { makeWorld } from "../../../tests/support/world.ts";
import { busy } from "../../shared/app-error.ts";
import { RenderingQueue } from "../cache/rendering-queue.server.ts";
import { openDatabase } from "../db/client.server.ts";
import { PoolMetrics } from "../db/pool-metrics.server.ts";
import { addMailMetrics } from "../mail/mail-metrics.server.ts";
import { openMetrics } from "./metrics.server.ts";
import { addQueueMetrics } from "./queue-metrics.server.ts";

const { db, api, database, clock, metrics } = await startTestServer();
addMailMetrics(metrics.registry, db);
const metric = async (name: string, { registry } = metrics) =>
  Number(
    new RegExp(`^${name.replaceAll(/[{}]/g, "\\$&")} (.+)$`, "m").exec(await registry.metrics())?.[1] ??
      Number.NaN,
  );
const mail = (key: string, nextTry: string, priority = 0) =>
  sql`insert into mails (kind, dedupe_key, message_id, language, address, payload, next_try_at, priority)
      values ('member_added', ${key}, ${key}, 'ja', 'a@example.com', '{}', now() + ${nextTry}::interval, ${priority})`.execute(
    db,
  );

it("mails that wait for their time are no delay, mails that are overdue are, by lane and age", async () => {
  expect(await metric("tsudoi_mail_delay_seconds")).toBe(0);
  await mail("later", "1 hour");
  expect(await metric("tsudoi_mail_delay_seconds")).toBe(0);
  await mail("overdue", "-10 minutes");
  await mail("to many", "-2 minutes", 100);
  expect(await metric("tsudoi_mail_delay_seconds")).toBeGreaterThanOrEqual(600);
  expect(await metric('tsudoi_mails{state="waiting"}')).toBe(3);
  const overdue = (lane: string) =>
    Promise.all(
      [0, 60, 300, 3600].map((age) =>
        metric(`tsudoi_mails_overdue{lane="${lane}",overdue_seconds="${age}"}`),
      ),
    );
  expect(await Promise.all(["prompt", "bulk"].map(overdue))).toEqual([
    [1, 1, 1, 0],
    [1, 1, 0, 0],
  ]);
});

it("requests are counted by kind and status", async () => {
  const own = openMetrics();
  own.count("api", 200, 0.01);
  expect(await metric('tsudoi_http_requests_total{kind="api",status="200"}', own)).toBe(1);
});

it("answers are counted by whether they were made or sent from the cache, and questions for the version are", async () => {
  await makeWorld(db, clock.now());
  const counts = () =>
    Promise.all(
      ["cache_hits_total", "cache_made_total", "data_version_questions_total"].map((name) =>
        metric(`tsudoi_${name}`),
      ),
    );
  const [hits, made, questions] = (await counts()) as [number, number, number];
  for (let time = 0; time < 3; time += 1) await api("GET /events?limit=2");
  expect((await counts()).slice(0, 2)).toEqual([hits + 2, made + 1]);
  expect((await counts())[2]).toBeGreaterThanOrEqual(questions + 3);
  expect(await metric("tsudoi_cache_replies")).toBeGreaterThan(0);
  expect(await metric("tsudoi_cache_bytes")).toBeGreaterThan(100);
});

it("work in progress, work that waits and refusals are counted for each queue", async () => {
  const own = openMetrics();
  const queue = new RenderingQueue({ max: 2, maxWaiting: 1 });
  addQueueMetrics(own.registry, { own: queue });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = [1, 2, 3].map(() => queue.run(() => finished));
  await expect(work[2]).rejects.toEqual(busy());
  const states = ["running", "waiting", "refusals_total"];
  const read = () => Promise.all(states.map((state) => metric(`tsudoi_queue_${state}{queue="own"}`, own)));
  expect(await read()).toEqual([1, 1, 1]);
  finish();
  await Promise.all(work.slice(0, 2));
  expect(await read()).toEqual([0, 0, 1]);
});

it("connections are counted for each pool, who waits for one, and how long", async () => {
  const own = openMetrics();
  const pool = openDatabase(database.url, { max: 1, watch: new PoolMetrics(own.registry).watch("small") });
  afterAll(() => pool.destroy());
  const read = (name: string) => metric(`tsudoi_database_${name}`, own);
  const asked = pool.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    const second = sql`select 2`.execute(pool);
    await expect.poll(() => read('waiting{pool="small"}')).toBe(1);
    expect(await read('connections{pool="small",state="used"}')).toBe(1);
    return { second };
  });
  await (await asked).second;
  expect(await read('waiting{pool="small"}')).toBe(0);
  expect(await read('connections{pool="small",state="idle"}')).toBe(1);
  expect(await read('wait_seconds_count{pool="small"}')).toBeGreaterThanOrEqual(2);
});

it("metrics are there while the database is away", async () => {
  const own = openMetrics();
  const away = openDatabase("postgresql://127.0.0.1:9/away");
  addMailMetrics(own.registry, away);
  expect(await own.registry.metrics()).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(await metric("tsudoi_mail_delay_seconds", own)).toBeNaN();
});
