import { execFileSync, spawn } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { chooseAccount } from "../../src/platform/db/embedded/account.ts";
import { findBinaries } from "../../src/platform/db/embedded/binaries.ts";
import { chooseScratchFolder } from "./choose-scratch-folder.ts";

/** A PostgreSQL of its own for one test run: fast instead of safe, gone afterwards. */
export async function startThrowawayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const account = chooseAccount();
  const { ids } = account;
  const { initdb, postgres } = await findBinaries(account, "/var/lib/tsudoi", () => {});
  const data = await mkdtemp(join(chooseScratchFolder(), "tsudoi-test-"));
  if ("uid" in ids) await chown(data, ids.uid, ids.gid);
  const options = { ...ids, cwd: "/", env: { LC_ALL: "C", TZ: "UTC" } };
  execFileSync(
    initdb,
    `--pgdata=${data} --username=postgres --auth=trust --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-sync`.split(
      " ",
    ),
    { ...options, stdio: "pipe" },
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "max_wal_size=128MB",
    "autovacuum=off",
    "max_connections=200",
    "jit=off",
  ];
  const server = spawn(postgres, ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    ...options,
    stdio: "ignore",
  });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
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

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return await client.end();
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}
