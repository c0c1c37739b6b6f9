import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Db } from "./client.server.ts";

/** Nobody vacuums here by himself: what holds does not wait for it. */
const { db } = await testDatabase();

/** Public writes, each with a commit of its own, over one connection: all of them move the version of one shard. */
const write = (count: number, connection: Db) =>
  sql
    .raw(`do $$ begin
      for i in 1..${count} loop
        insert into removed_things (kind, id) values ('event', 1) on conflict (kind, id) do update set id = 1;
        commit;
      end loop; end $$`)
    .execute(connection);

/** Pages that were read of the tables and their indexes. */
async function pagesRead(connection: Db, ...tables: string[]): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(connection);
  const { rows } = await sql<{ pages: number }>`
    select sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read)::int as pages
      from pg_statio_user_tables where relname = any (${tables})`.execute(connection);
  return rows[0]?.pages ?? 0;
}
async function pagesOf(connection: Db, ...tables: string[]): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select sum(pg_total_relation_size(name::regclass) / 8192)::int as pages from unnest(${tables}::text[]) name`.execute(
    connection,
  );
  return rows[0]?.pages ?? 0;
}
async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
/** Of the question that comes before each answer. */
async function pagesOfQuestion(connection: Db): Promise<number> {
  const before = await pagesRead(connection, "public_data_versions");
  await sql`select sum(version)::text from public_data_versions`.execute(connection);
  return (await pagesRead(connection, "public_data_versions")) - before;
}

it("10,000 writes leave a thousand changes, and neither a commit nor a question reads more than after the first", async () => {
  await db.connection().execute(async (connection) => {
    const rowsBefore = await rowsOf("public_data_changes");
    await write(9_900, connection);
    const before = await pagesRead(connection, "public_data_changes");
    await write(100, connection);
    expect(((await pagesRead(connection, "public_data_changes")) - before) / 100).toBeLessThan(20);
    expect(await pagesOfQuestion(connection)).toBeLessThan(64);
    expect((await rowsOf("public_data_changes")) - rowsBefore).toBeLessThanOrEqual(1000);
    expect(await rowsOf("public_data_versions")).toBe(64);
  });
});

it("what a long transaction keeps from being cleared is used again after it", async () => {
  await db.connection().execute(async (connection) => {
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (backup) => {
        await sql`select from languages`.execute(backup);
        await write(4000, connection);
      });
    const whileItWasOpen = await pagesOf(connection, "public_data_versions", "public_data_changes");
    for (const count of [100, 4000, 4000]) {
      await sql`vacuum public_data_versions, public_data_changes`.execute(connection);
      await write(count, connection);
    }
    expect(await pagesOf(connection, "public_data_versions", "public_data_changes")).toBeLessThan(
      1.5 * whileItWasOpen,
    );
  });
});
