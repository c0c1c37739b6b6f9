import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Executor } from "../client.server.ts";
import { isLockRefused, lockForMigration } from "./lock-for-migration.server.ts";
import { createSchema, replaceFunctions } from "./schema.server.ts";

interface Migration {
  name: string;
  text: string;
}

const files = import.meta.glob<string>("../migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The steps from the version before to this one, in the order in which they run. A step that was released is never changed. */
const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ""), text }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The last migration of version 0.1.0, which a database must have for the steps to begin with. */
const versionBefore = "0049_late_thanks_index";

const tooOld =
  "This database is older than version 0.1.0 of Tsudoi: start version 0.1.0 (commit d16681a) on it once, then this version.";

/**
 * Makes the schema in an empty database, or brings it up to date, all or nothing, and returns the names of the migrations that
 * the database has now and had not before. Processes that start together take turns. A database that is newer than this program is
 * left as it is, so that an old process can restart while a new version is rolled out. The version before goes on serving: see
 * {@link lockForMigration}. Throws when somebody held a table for `patienceMs`, and for a database that is too old.
 */
export async function migrateToLatest(db: Db, patienceMs = 120_000): Promise<string[]> {
  const begin = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        const applied = await findAppliedMigrations(tx);
        if (!applied) return makeSchema(tx);
        if (!applied.includes(versionBefore)) throw new Error(tooOld);
        const missing = migrations.filter(({ name }) => !applied.includes(name));
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

/** Lets nobody else migrate until the transaction ends. Null where the database is empty. */
async function findAppliedMigrations(tx: Executor): Promise<string[] | null> {
  await sql`select pg_advisory_xact_lock(hashtext('tsudoi migrations'))`.execute(tx);
  const { rows: found } = await sql`select where to_regclass('migrations') is null`.execute(tx);
  if (found.length > 0) return null;
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Makes the schema in an empty database, within the caller's transaction. Returns the migrations that it stands for. */
export async function makeSchema(tx: Executor): Promise<string[]> {
  await createSchema(tx);
  return rememberMigrations(tx, [versionBefore, ...migrations.map(({ name }) => name)]);
}

async function runMigrations(tx: Executor, missing: readonly Migration[]): Promise<string[]> {
  for (const { text } of missing) await sql.raw(text).execute(tx);
  if (missing.length > 0) await replaceFunctions(tx);
  return rememberMigrations(
    tx,
    missing.map(({ name }) => name),
  );
}

async function rememberMigrations(tx: Executor, names: string[]): Promise<string[]> {
  for (const name of names) await sql`insert into migrations (name) values (${name})`.execute(tx);
  return names;
}

/** How a schema with these migrations stands to this program's. */
export function compareSchema(applied: readonly string[]): "same" | "older" | "newer" {
  const last = migrations.at(-1)?.name ?? versionBefore;
  if (applied.some((name) => name > last)) return "newer";
  return migrations.every(({ name }) => applied.includes(name)) ? "same" : "older";
}
