import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { makeVersionBefore } from "../../../../tests/upgrade/version-before.ts";
import { type Db, openDatabase } from "../client.server.ts";
import { migrateToLatest } from "./migrate.server.ts";

/** Its migrations change `applications`, then `users`, then `mails`. */
async function databaseBefore() {
  const { url, db } = await testDatabase({ empty: true });
  await makeVersionBefore(db);
  return { db, url };
}

it("never makes a request the victim of a deadlock: it ends, and the migrations run after it", async () => {
  const { db, url } = await databaseBefore();
  const program = openDatabase(url, { max: 2 });
  let isEnded = false;
  const { migrated } = await db.transaction().execute(async (request) => {
    // Looks for a deadlock before the migrations would, as does a request that waits while they rewrite a large table.
    await sql`set local deadlock_timeout = '300ms'`.execute(request);
    await sql`update mails set attempts = attempts`.execute(request);
    const migrated = migrateToLatest(program).then((names) => ({ names, wasEnded: isEnded }));
    await untilSomebodyWaits(db);
    await sql`update applications set applied_at = applied_at`.execute(request);
    isEnded = true;
    return { migrated };
  });
  const { names, wasEnded } = await migrated;
  await program.destroy();
  expect(wasEnded).toBe(true);
  expect(names.map((name) => name.slice(0, 4))).toContain("0067");
});

async function untilSomebodyWaits(db: Db): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_locks
       where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    );
    waiting = rows[0]?.waiting ?? 0;
  }
}

it("says why when somebody holds a table for too long, and has changed nothing", async () => {
  const { db, url } = await databaseBefore();
  const program = openDatabase(url, { max: 2 });
  await db.transaction().execute(async (request) => {
    await sql`update mails set attempts = attempts`.execute(request);
    await expect(migrateToLatest(program, 1000)).rejects.toThrow("another session holds a table");
    await sql`update applications set applied_at = applied_at`.execute(request);
  });
  const { rows } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(db);
  expect(rows).toEqual([{ name: "0049_late_thanks_index" }]);
  await program.destroy();
});
