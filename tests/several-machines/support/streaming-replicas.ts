import pg from "pg";
import { afterAll } from "vitest";
import { loadReferenceData } from "../../../src/features/reference-data/load-reference-data.server.ts";
import { openDatabase } from "../../../src/platform/db/client.server.ts";
import { migrateToLatest } from "../../../src/platform/db/migrating/migrate.server.ts";
import { databaseUrl } from "../../support/database-url.ts";
import {
  copyAsStandby,
  makeCluster,
  type PostgresServer,
  removeCluster,
  startPostgres,
} from "../../support/postgres-server.ts";

const name = "tsudoi";

export interface Server {
  /** One statement, as its superuser. */
  run(statement: string): Promise<Record<string, unknown>[]>;
}

/** A primary with the schema and the masters, and standbys that stream from it. For the top of a test file. */
export async function startReplicatedPostgres(count: number) {
  const data = await makeCluster();
  const copies = await Promise.all(Array.from({ length: count }, () => copyAsStandby(data)));
  const server = await startPostgres(data, ["wal_level=replica", "synchronous_commit=on"]);
  const standbys = await Promise.all(copies.map((copy) => startStandby(copy, server.url)));
  const clear = async () => {
    for (const { thaw } of standbys) thaw();
    await Promise.all([server, ...standbys].map(({ stop }) => stop("SIGQUIT")));
    await Promise.all([data, ...copies].map(removeCluster));
  };
  afterAll(clear);
  await open(server.url).run(`create database ${name}`);
  const url = databaseUrl(server.url, name);
  const db = openDatabase(url);
  afterAll(() => db.destroy());
  await migrateToLatest(db);
  await loadReferenceData(db);
  return { db, primary: { url, ...open(url) }, standbys };
}

async function startStandby(data: string, primary: string) {
  const { hostname, port } = new URL(primary);
  const settings = [
    `primary_conninfo=host=${hostname} port=${port} user=postgres`,
    "wal_retrieve_retry_interval=100ms",
    "log_statement=all",
    "log_line_prefix=",
  ];
  let log = "";
  let pids: number[] = [];
  const options = { onLog: (text: string) => (log += text) };
  let server: PostgresServer = await startPostgres(data, settings, options);
  const url = databaseUrl(server.url, name);
  const asked = open(url);
  const own = Number(new URL(server.url).port);
  return {
    url,
    /** Counts what it was asked of the contents since the last call. */
    reads: () => {
      const statements = log.match(
        /^LOG: {2}(?:execute [^:]+|statement): (?!\s+select pg_is_in_recovery|-- by the test)/gm,
      );
      log = "";
      return statements?.length ?? 0;
    },
    ...asked,
    /** It runs no more, but its connections stay. */
    freeze: async () => {
      pids = (await asked.run(activity)).map(({ pid }) => pid as number);
      for (const pid of pids) process.kill(pid, "SIGSTOP");
    },
    thaw: () => {
      for (const pid of pids.splice(0)) process.kill(pid, "SIGCONT");
    },
    stop: (signal?: NodeJS.Signals) => server.stop(signal),
    start: async () => {
      server = await startPostgres(data, settings, { port: own, ...options });
    },
  };
}

/** Tells the statements of a test from those of the program. */
const mark = "-- by the test\n";

/** All processes but the one that asks. */
const activity = "select pid from pg_stat_activity where pid <> pg_backend_pid()";

function open(url: string): Server {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  afterAll(() => pool.end());
  // Marked, since a log may be read only after the next count has begun.
  return { run: async (statement) => (await pool.query(`${mark}${statement}`)).rows };
}
