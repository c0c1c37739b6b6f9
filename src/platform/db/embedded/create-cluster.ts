import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, lchown, mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Account, canEnter, chooseAccount } from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import type { ClusterPlace } from "./cluster-place.ts";
import { EmbeddedPostgresError, errorCode } from "./embedded-postgres-error.ts";
import { isAlive } from "./postmaster-file.ts";

/**
 * Creates a database in `home`. It is made aside and appears in its place in one step, so that a start that is killed,
 * or two first starts at once, leave either a whole database or none. Where PostgreSQL's user cannot enter `dataDir`,
 * `home` becomes a link to a folder in `systemDir`.
 */
export async function createCluster(home: string, { dataDir, systemDir, say }: ClusterPlace): Promise<void> {
  const account = chooseAccount();
  const binaries = await findBinaries(account, systemDir, say);
  await removeUnfinished(dataDir);
  const isInside = await letIn(dataDir, account);
  const fresh = isInside
    ? join(dataDir, `postgres-new-${process.pid}`)
    : join(systemDir, `data-${randomBytes(6).toString("hex")}`);
  try {
    await initialize(fresh, account, binaries);
    if (isInside) await rename(fresh, home);
    else await symlink(fresh, home);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (["EEXIST", "ENOTEMPTY", "ENOTDIR"].includes(errorCode(error) ?? "")) return;
    throw error;
  }
  if (!isInside) {
    say(
      `The user ${account.name}, under whom PostgreSQL runs, cannot enter ${dataDir}: the database is in ${fresh}`,
    );
  }
}

/** Lets the account pass through our folder. One with other things in it keeps its owner and mode. */
async function letIn(dataDir: string, account: Account): Promise<boolean> {
  if ((await readdir(dataDir)).length === 0) await admit(dataDir, account);
  return canEnter(account, dataDir);
}

/** The folder stays with root, so that nobody else can put other things in its place. */
async function admit(folder: string, account: Account): Promise<void> {
  if (!("uid" in account.ids)) return;
  await chown(folder, 0, account.ids.gid);
  await chmod(folder, 0o710);
}

/**
 * Removes the remains of killed starts. The initdb of one that was killed just now may still be writing: it fails, and a later
 * look takes the rest.
 */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^postgres-new-(\d+)$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid))) {
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    }
  }
}

async function initialize(fresh: string, account: Account, binaries: Binaries): Promise<void> {
  await makeFolder(dirname(fresh), 0o755);
  await makeFolder(fresh, 0o700);
  await admit(fresh, account);
  const data = join(fresh, "data");
  const passwordFile = join(fresh, "password");
  await makeFolder(data, 0o700);
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if ("uid" in account.ids) {
    await lchown(data, account.ids.uid, account.ids.gid);
    await lchown(passwordFile, account.ids.uid, account.ids.gid);
  }
  runInitdb(data, passwordFile, account, binaries);
}

async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The folder ${folder} cannot be made (${errorCode(error)}). Set DATA_DIR to a folder that every user may enter, or start the program as an ordinary user.`,
    );
  }
}

function runInitdb(data: string, passwordFile: string, account: Account, { initdb }: Binaries): void {
  const run = spawnSync(
    initdb,
    [
      `--pgdata=${data}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ],
    { ...account.ids, cwd: "/", env: postgresEnvironment, encoding: "utf8" },
  );
  if (run.status === 0) return;
  const why = run.error?.message ?? run.stderr.trim();
  throw new EmbeddedPostgresError(
    `PostgreSQL could not create its database in ${data}: ${why}\nPut this right, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Nothing of the caller's: a PGPORT or a Turkish locale must not change what the database is. */
export const postgresEnvironment: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
