import { sql } from "kysely";
import type { Db, Executor } from "./client.server.ts";

const files = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** In the order in which they run. A migration that was released is never changed. */
const migrations = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ""), text }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * Brings the schema up to date, all or nothing, and returns the names of the migrations that ran. Processes that start
 * together take turns. A database that is newer than this program is left as it is, so that an old process can restart
 * while a new version is rolled out.
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  return db.transaction().execute((tx) => applyMigrations(tx));
}

/** Runs what is missing inside the caller's transaction; a restore wants only the migrations that its backup had. */
export async function applyMigrations(
  tx: Executor,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('tsudoi migrations'))`.execute(tx);
  await sql`create table if not exists migrations (
    name text primary key, applied_at timestamptz(3) not null default now())`.execute(tx);
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter(({ name }) => isWanted(name) && !applied.has(name));
  for (const { name, text } of missing) {
    await sql.raw(text).execute(tx);
    await sql`insert into migrations (name) values (${name})`.execute(tx);
  }
  return missing.map(({ name }) => name);
}

export function isKnownMigration(name: string): boolean {
  return migrations.some((migration) => migration.name === name);
}
