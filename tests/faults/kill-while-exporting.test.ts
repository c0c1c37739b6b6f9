import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { makeUser } from "../factories/users.ts";
import { testDatabase } from "../support/database.ts";
import { workersOver } from "../support/workers-to-kill.ts";

const { db, url } = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), "tsudoi-killed-export-"));
// Hooks run from the last to the first: the workers are stopped before.
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const start = workersOver(url, { DATA_DIR: dataDir });

const row = () =>
  db.selectFrom("account_exports").select(["state", "attempts", "byte_size"]).executeTakeFirstOrThrow();
const mails = async () =>
  (await db.selectFrom("mails").select("id").where("kind", "=", "export_ready").execute()).length;
const isReading = async () => {
  const { rows } = await sql`
    select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'declare exported%team_actions%'`.execute(
    db,
  );
  return rows.length > 0;
};

it("an export whose worker is killed in its middle is made anew at once, by one of two workers, and told once", async () => {
  const person = await makeUser(db);
  await db
    .insertInto("account_exports")
    .values({
      user_id: person.id,
      file_key: "a".repeat(22),
      created_at: new Date(),
      next_try_at: new Date(),
    })
    .execute();
  await db.transaction().execute(async (tx) => {
    // It is among the last that are read.
    await sql`lock table team_actions in access exclusive mode`.execute(tx);
    const worker = await start();
    await expect.poll(isReading, { timeout: 30_000 }).toBe(true);
    await worker.stop("SIGKILL");
  });
  await expect.poll(isReading, { timeout: 30_000 }).toBe(false);
  expect(await row()).toEqual({ state: "waiting", attempts: 1, byte_size: null });
  expect(await mails()).toBe(0);

  await Promise.all([start(), start()]);
  await expect.poll(async () => (await row()).state, { timeout: 60_000 }).toBe("ready");
  expect(await row()).toMatchObject({ attempts: 2 });
  expect(await mails()).toBe(1);
});
