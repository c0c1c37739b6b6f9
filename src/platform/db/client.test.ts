import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { openDatabase } from "./client.server.ts";

const { db, url } = await testDatabase();

const cutOff = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name = 'tsudoi'`.execute(
    db,
  );

test("counts come as numbers, times as Date to the millisecond", async () => {
  const { rows } = await sql<{ count: number; at: Date }>`
    select count(*) as count, '2026-11-20T09:00:00.123+09:00'::timestamptz as at from languages`.execute(db);
  expect(rows).toEqual([{ count: 35, at: new Date("2026-11-20T00:00:00.123Z") }]);
  await expect(sql`select 9007199254740993::bigint as n`.execute(db)).rejects.toThrow(RangeError);
});

test("a pool outlives connections that the server closes, idle or in the middle of a transaction", async () => {
  let lost = 0;
  const pool = openDatabase(url, { max: 2, onLostConnection: () => (lost += 1) });
  await sql`select 1`.execute(pool);
  await cutOff();
  await expect.poll(() => lost).toBe(1);
  const interrupted = pool.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await cutOff();
    await sql`select 1`.execute(tx);
  });
  await expect(interrupted).rejects.toThrow();
  const { rows } = await sql`select 1 as one`.execute(pool);
  expect(rows).toEqual([{ one: 1 }]);
  await pool.destroy();
});
