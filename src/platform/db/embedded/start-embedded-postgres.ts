import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, openCluster } from "./cluster.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { ensureRunning, type Running, stopPostmaster } from "./postmaster.ts";
import { isAlive } from "./postmaster-file.ts";

export type EmbeddedPostgres = {
  /** For the program's own role, which owns the database and may create others. The port holds for the whole life. */
  url: string;
  /** Stops the server cleanly. Close pools first: sessions that are open are cut off. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: { info(message: string): void; warn(message: string): void; error(message: string): void };
  /** That the server takes; 200, unless given. */
  maxConnections?: number;
  /** Called when the database is gone and cannot be brought back. Asks this process to end, unless given. */
  onLost?: (error: Error) => void;
  /** Folder in which root keeps what PostgreSQL's user cannot reach in its usual place. */
  systemDir?: string;
};

/**
 * Starts PostgreSQL on `dataDir`, or takes over the one that a killed process left behind. One process holds a
 * `dataDir` at a time. Throws `EmbeddedPostgresError`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, maxConnections, systemDir = "/var/lib/tsudoi" } = options;
  const cluster = await openCluster({ dataDir, systemDir, say: (message) => log.info(message) });
  let running = await ensureRunning(cluster, { maxConnections });
  await hold(running, cluster);
  if (!running.isOwnStart && (await isOtherVersion(running, cluster))) {
    await stopPostmaster(cluster);
    running = await ensureRunning(cluster, { maxConnections });
    await hold(running, cluster);
  }
  await createRoleAndDatabase(running.connection, cluster.password);
  const { pid, port } = running.postmaster;
  log.info(
    running.isOwnStart
      ? `Started PostgreSQL ${cluster.binaries.version} (process ${pid}) on ${cluster.data}`
      : `Took over PostgreSQL ${cluster.binaries.version} (process ${pid}) that was running on ${cluster.data}`,
  );

  let stopped: Promise<void> | null = null;
  let recovery: Promise<void> = Promise.resolve();
  const bringBackWhenLost = () =>
    running.connection.once("end", () => {
      recovery = bringBack().catch(giveUp);
    });
  const bringBack = async () => {
    if (stopped) return;
    log.warn("The database went away; bringing it back");
    running = await ensureRunning(cluster, { port, maxConnections });
    await hold(running, cluster);
    bringBackWhenLost();
    log.warn("The database is back");
  };
  const giveUp = (error: Error) => {
    if (stopped) return;
    log.error(`The database is lost. ${error.message}`);
    if (options.onLost) options.onLost(error);
    else process.kill(process.pid, "SIGTERM");
  };
  bringBackWhenLost();

  return {
    url: `postgresql://tsudoi:${cluster.password}@127.0.0.1:${port}/tsudoi`,
    stop: () => {
      stopped ??= recovery.then(() => stopPostmaster(cluster));
      return stopped;
    },
  };
}

/**
 * A lock in the database says which process has it. It lasts as long as that process's connection, so nothing has to
 * be cleaned up after a kill.
 */
async function hold({ connection }: Running, cluster: Cluster): Promise<void> {
  let holder = 0;
  // The session of a process that was killed a moment ago may still be ending.
  for (let attempt = 0; attempt < (isAlive(holder) ? 3 : 30); attempt++) {
    const { rows } = await connection.query("select pg_try_advisory_lock(1) as is_ours");
    if (rows[0].is_ours) return;
    holder = (await holderOf(connection)) ?? holder;
    await sleep(100);
  }
  await connection.end();
  throw new EmbeddedPostgresError(
    `The database in ${cluster.data} is in use by another start of this program (process ${holder}). Stop that one first, or set DATA_DIR to another folder.`,
  );
}

async function holderOf(connection: pg.Client): Promise<number | null> {
  const { rows } = await connection.query(
    `select substring(application_name from '[0-9]+$')::int as holder from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and datname = current_database()`,
  );
  return rows[0]?.holder ?? null;
}

/** A server that a killed process left behind, with programs that an update has replaced since. */
async function isOtherVersion({ connection }: Running, cluster: Cluster): Promise<boolean> {
  const { rows } = await connection.query("show server_version");
  return rows[0].server_version.split(" ")[0] !== cluster.binaries.version;
}

async function createRoleAndDatabase(connection: pg.Client, password: string): Promise<void> {
  const role = await connection.query("select from pg_roles where rolname = 'tsudoi'");
  if (role.rowCount === 0) {
    await connection.query(`create role tsudoi login createdb password ${pg.escapeLiteral(password)}`);
  }
  const database = await connection.query("select from pg_database where datname = 'tsudoi'");
  if (database.rowCount === 0) await connection.query("create database tsudoi owner tsudoi");
}
