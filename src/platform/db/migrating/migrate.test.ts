import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { describeSchema } from "../../../../tests/support/describe-schema.ts";
import { makeVersionBefore } from "../../../../tests/upgrade/version-before.ts";
import { openDatabase } from "../client.server.ts";
import { migrateToLatest } from "./migrate.server.ts";

const { db, url } = await testDatabase({ empty: true });

test("of four processes that start at once, one migrates and the others find it done", async () => {
  const processes = Array.from({ length: 4 }, () => openDatabase(url, { max: 2 }));
  const ran = await Promise.all(processes.map(migrateToLatest));
  await Promise.all(processes.map((process) => process.destroy()));
  expect(ran.map((names) => names.length).sort()).toEqual([
    0,
    0,
    0,
    Math.max(...ran.map((names) => names.length)),
  ]);
  expect(await db.selectFrom("public_data_versions").select("shard").execute()).toHaveLength(64);
});

test("each migration has a number of its own, so that their order is no accident", async () => {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const numbers = rows.map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(rows.length);
});

test("a database that a newer version has migrated is left as it is", async () => {
  await sql`insert into migrations (name) values ('9999_of_a_newer_version')`.execute(db);
  expect(await migrateToLatest(db)).toEqual([]);
});

test("a migration that fails leaves nothing of itself behind", async () => {
  await sql`delete from migrations where name >= '0053'`.execute(db);
  await sql`drop function mark_terms`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow("already exists");
  const applied = await sql`select name from migrations where name >= '0053'`.execute(db);
  expect(applied.rows).toEqual([]);
  expect((await sql`select from pg_proc where proname = 'mark_terms'`.execute(db)).rows).toEqual([]);
});

test("a database that lacks a migration of version 0.1.0 is refused with what to do, and left as it is", async () => {
  const { db: old } = await testDatabase({ empty: true });
  await makeVersionBefore(old);
  await sql`delete from migrations where name = '0049_late_thanks_index'`.execute(old);
  const before = await describeSchema(old);
  await expect(migrateToLatest(old)).rejects.toThrow("start version 0.1.0 (commit d16681a) on it once");
  expect(await describeSchema(old)).toEqual(before);
});

test("a database of a build between the versions gets what it has not yet", async () => {
  const { db: between } = await testDatabase({ empty: true });
  await makeVersionBefore(between);
  const first = await migrateToLatest(between);
  await sql`drop index check_ins_uncounted_idx; delete from migrations where name like '0066%'`.execute(
    between,
  );
  expect(await migrateToLatest(between)).toEqual(first.filter((name) => name.startsWith("0066")));
});
