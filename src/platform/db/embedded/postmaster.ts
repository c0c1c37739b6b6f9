import { spawn } from "node:child_process";
import { closeSync, constants, existsSync, openSync, readFileSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { postgresEnvironment } from "./create-cluster.ts";
import { EmbeddedPostgresError, errorCode } from "./embedded-postgres-error.ts";
import { clearStaleFile, isServer, type Postmaster, runningPostmaster } from "./postmaster-file.ts";

const configuration = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statements and rows hold people's data: the log keeps the server's own life, and the errors go to the client.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
  // A container's /dev/shm may be as small as 64 MB, and no query of ours is worth a second process.
  max_parallel_workers_per_gather: "0",
};

/** How long a server may live without answering, in ms. One that says it is starting or stopping has all the time it needs. */
const patience = 60_000;

/** A connection to the server as its superuser. `isOwnStart` tells a server that we started from one that was running. */
export type Running = { postmaster: Postmaster; connection: pg.Client; isOwnStart: boolean };

export interface LaunchOptions {
  port?: number;
  /** Of the server; 200, unless given. */
  maxConnections?: number;
}

/**
 * Connects to the server that runs on the cluster, or starts it. `port` asks for that port; a new server otherwise
 * takes any that is free.
 */
export async function ensureRunning(cluster: Cluster, options: LaunchOptions = {}): Promise<Running> {
  let started: ReturnType<typeof launch> | null = null;
  let silentSince = Date.now();
  for (;;) {
    const postmaster = runningPostmaster(cluster.data);
    if (postmaster) {
      const answer = postmaster.port ? await connect(cluster, postmaster.port) : "ECONNREFUSED";
      if (typeof answer !== "string") {
        return { postmaster, connection: answer, isOwnStart: started?.pid === postmaster.pid };
      }
      if (answer === "57P03") silentSince = Date.now();
    } else if (!started) {
      clearStaleFile(cluster.data);
      started = launch(cluster, options.port ?? (await freePort()), options.maxConnections ?? 200);
    } else if (started.hasEnded()) {
      throwUnlessPassing(cluster, silentSince);
      started = null;
      await sleep(100);
    }
    if (Date.now() - silentSince > patience) throw silent(cluster, postmaster);
    await sleep(20);
  }
}

function launch(cluster: Cluster, port: number, maxConnections: number) {
  const settings = Object.entries({ ...configuration, max_connections: maxConnections }).flatMap(
    ([name, value]) => ["-c", `${name}=${value}`],
  );
  const log = openLog(cluster.logFile);
  // In a session of its own: Ctrl-C in the terminal is for us, and we stop the database after our last query.
  const child = spawn(cluster.binaries.postgres, ["-D", cluster.data, "-p", String(port), ...settings], {
    ...cluster.account.ids,
    cwd: "/",
    env: postgresEnvironment,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  let hasEnded = false;
  child.once("exit", () => {
    hasEnded = true;
  });
  child.once("error", () => {
    hasEnded = true;
  });
  child.unref();
  return { pid: child.pid, hasEnded: () => hasEnded };
}

/** The log of this start; the one before is kept beside it. */
function openLog(file: string): number {
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(
    file,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW,
    0o600,
  );
}

/** Another start was faster, the port was taken in between, a dead server's last processes still end: these pass. */
const passing =
  /"postmaster\.pid" already exists|could not bind|Address already in use|pre-existing shared memory block/;

function throwUnlessPassing(cluster: Cluster, since: number): void {
  const log = readFileSync(cluster.logFile, "utf8");
  if (runningPostmaster(cluster.data) || (passing.test(log) && Date.now() - since < 15_000)) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start on ${cluster.data}. Its log, ${cluster.logFile}, ends with:\n${log.trim().split("\n").slice(-8).join("\n")}`,
  );
}

function silent(cluster: Cluster, postmaster: Postmaster | null): EmbeddedPostgresError {
  const what = postmaster ? `process ${postmaster.pid}` : "its process";
  return new EmbeddedPostgresError(
    `The database in ${cluster.data} (${what}) does not answer. Look into ${cluster.logFile}, stop that process and start again.`,
  );
}

/** A connection as superuser, or the code of an error that may pass. */
async function connect(cluster: Cluster, port: number): Promise<pg.Client | string> {
  const connection = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password: cluster.password,
    database: "postgres",
    application_name: `tsudoi ${process.pid}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // The end of a connection is told by its "end" event; without a listener this one would end the process.
  connection.on("error", () => {});
  try {
    await connection.connect();
    return connection;
  } catch (error) {
    void connection.end().catch(() => {});
    if (errorCode(error) === "28P01") {
      throw new EmbeddedPostgresError(
        `The database in ${cluster.data} does not take the password that is kept beside it. Restore both from the same backup.`,
      );
    }
    return errorCode(error) ?? "unknown";
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** Lets the server end its sessions, write everything down and leave. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = runningPostmaster(cluster.data);
  if (!postmaster) return;
  const since = Date.now();
  process.kill(postmaster.pid, "SIGINT");
  while (isServer(postmaster.pid, cluster.data)) {
    if (Date.now() - since > patience) {
      throw new EmbeddedPostgresError(
        `The database in ${cluster.data} (process ${postmaster.pid}) is still stopping. Nothing is lost: the next start waits for it.`,
      );
    }
    await sleep(20);
  }
}
