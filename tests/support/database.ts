import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, inject } from "vitest";
import { type Db, openDatabase } from "../../src/platform/db/client.server.ts";
import { databaseUrl, templateName } from "./database-url.ts";
import { referenceDataLists } from "./reference-data-lists.ts";

export interface TestDatabase {
  db: Db;
  /** For programs that open their own pool on it. */
  url: string;
}

/**
 * A database for this test file alone, with the schema and the masters, dropped after its last test:
 * `const { db } = await testDatabase();` at the top of the file.
 */
export async function testDatabase(options: { max?: number; empty?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = inject("postgresUrl");
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  const template = options.empty ? "template0" : templateName;
  await onServer(
    serverUrl,
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`,
  );
  const url = databaseUrl(serverUrl, name);
  const db = openDatabase(url, { max: options.max ?? 10 });
  afterAll(async () => {
    await db.destroy();
    await onServer(serverUrl, sql`drop database ${sql.id(name)} with (force)`);
  });
  return { db, url };
}

async function onServer(serverUrl: string, command: ReturnType<typeof sql>): Promise<void> {
  const server = openDatabase(serverUrl, { max: 1 });
  await command.execute(server);
  await server.destroy();
}

const stored = ["interface_languages", ...referenceDataLists, "migrations", "public_data_versions"];

/** Empties everything but the masters; ids go on counting. For a `beforeEach` in files that need bare ground. */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${stored})`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    // Without triggers and foreign keys. TRUNCATE takes ten times as long on tables with few rows: it makes new files.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(rows.map(({ name }) => `delete from ${name};`).join("")).execute(tx);
    // Caches have to be told.
    await sql`update public_data_versions set version = version + 1 where shard = 0`.execute(tx);
  });
}
