import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Executor } from "./client.server.ts";
import { isLockRefused, lockForMigration } from "./lock-for-migration.server.ts";

interface Migration {
  name: string;
  text: string;
}

const files = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** In the order in which they run. A migration that was released is never changed. */
const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ""), text }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * Brings the schema up to date, all or nothing, and returns the names of the migrations that ran. Processes that start
 * together take turns. A database that is newer than this program is left as it is, so that an old process can restart
 * while a new version is rolled out. The version before goes on serving: see {@link lockForMigration}. Throws when somebody
 * held a table for `patienceMs`.
 */
export async function migrateToLatest(db: Db, patienceMs = 120_000): Promise<string[]> {
  const begin = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        const missing = await findMissingMigrations(tx);
        if (missing.length > 0) await lockForMigration(tx, missing, lockWaitMs(attempt));
        return runMigrations(tx, missing);
      });
    } catch (error) {
      if (!isLockRefused(error)) throw error;
      if (Date.now() - begin > patienceMs)
        throw new Error("The schema cannot be changed: another session holds a table that it needs", {
          cause: error,
        });
      await sleep(50 + 250 * Math.random());
    }
  }
}

/**
 * Shorter than the second after which PostgreSQL looks for a deadlock and would end a request; longer after many attempts,
 * since an autovacuum only makes way after that second.
 */
function lockWaitMs(attempt: number): number {
  return attempt < 40 ? 200 : 3000;
}

/** Runs what is missing inside the caller's transaction; a restore wants only the migrations that its backup had. */
export async function applyMigrations(
  tx: Executor,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const missing = await findMissingMigrations(tx);
  return runMigrations(
    tx,
    missing.filter(({ name }) => isWanted(name)),
  );
}

/** Lets nobody else migrate until the transaction ends. */
async function findMissingMigrations(tx: Executor): Promise<Migration[]> {
  await sql`select pg_advisory_xact_lock(hashtext('tsudoi migrations'))`.execute(tx);
  await sql`create table if not exists migrations (
    name text primary key, applied_at timestamptz(3) not null default now())`.execute(tx);
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function runMigrations(tx: Executor, missing: Migration[]): Promise<string[]> {
  for (const { name, text } of missing) {
    await sql.raw(text).execute(tx);
    await sql`insert into migrations (name) values (${name})`.execute(tx);
  }
  return missing.map(({ name }) => name);
}

export function isKnownMigration(name: string): boolean {
  return migrations.some((migration) => migration.name === name);
}
