import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { chooseAccount } from "../../src/platform/db/embedded/account.ts";
import { findBinaries } from "../../src/platform/db/embedded/binaries.ts";
import { chooseScratchFolder } from "./choose-scratch-folder.ts";

const account = chooseAccount();
const options = { ...account.ids, cwd: "/", env: { LC_ALL: "C", TZ: "UTC" } };
const binaries = () => findBinaries(account, "/var/lib/tsudoi", () => {});

/** Fast instead of safe: what is written is gone with the machine. */
const unsafe = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_wal_size=128MB",
  "autovacuum=off",
  "max_connections=200",
  "jit=off",
];

export interface PostgresServer {
  url: string;
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A folder with a database that nobody has started yet. */
export async function makeCluster(): Promise<string> {
  const { initdb } = await binaries();
  const data = await mkdtemp(join(chooseScratchFolder(), "tsudoi-test-"));
  if ("uid" in account.ids) await chown(data, account.ids.uid, account.ids.gid);
  execFileSync(
    initdb,
    `--pgdata=${data} --username=postgres --auth=trust --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-sync`.split(
      " ",
    ),
    { ...options, stdio: "pipe" },
  );
  return data;
}

/** A standby of the cluster, which must not run: it gets everything from there once both do. */
export async function copyAsStandby(data: string): Promise<string> {
  const copy = await mkdtemp(join(chooseScratchFolder(), "tsudoi-test-"));
  if ("uid" in account.ids) await chown(copy, account.ids.uid, account.ids.gid);
  execFileSync("cp", ["-R", `${data}/.`, copy], options);
  execFileSync("chmod", ["700", copy], options);
  execFileSync("touch", [join(copy, "standby.signal")], options);
  return copy;
}

/** @param onLog hears what the server writes to its log */
export async function startPostgres(
  data: string,
  settings: string[],
  { port, onLog }: { port?: number; onLog?: (text: string) => void } = {},
): Promise<PostgresServer> {
  const { postgres } = await binaries();
  const at = port ?? (await freePort());
  const args = [`port=${at}`, ...unsafe, ...settings].flatMap((setting) => ["-c", setting]);
  const stdio = ["ignore", "ignore", onLog ? "pipe" : "ignore"] as const;
  const server = spawn(postgres, ["-D", data, ...args], { ...options, stdio: [...stdio] });
  server.stderr?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
  // Also where the tests end before their last hook.
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) =>
    server.once("exit", () => {
      process.off("exit", kill);
      resolve();
    }),
  );
  const url = `postgresql://postgres@127.0.0.1:${at}/postgres`;
  await untilItAnswers(url);
  return {
    url,
    process: server,
    stop: async (signal = "SIGINT") => {
      server.kill(signal);
      await ended;
    },
  };
}

export function removeCluster(data: string): Promise<void> {
  return rm(data, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return await client.end();
    } catch (error) {
      if (attempt === 200) throw error;
      await sleep(50);
    }
  }
}
