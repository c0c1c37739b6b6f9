import { lstatSync } from "node:fs";
import { chmod, mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Account, accountOfOwner, canEnter, handOver, isRoot } from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import type { ClusterPlace } from "./cluster-place.ts";
import { createCluster } from "./create-cluster.ts";
import { EmbeddedPostgresError, errorCode } from "./embedded-postgres-error.ts";

/** A database on disk: PostgreSQL's files, its password, and who runs it with what. */
export type Cluster = {
  /** Absolute, links resolved. */
  data: string;
  password: string;
  logFile: string;
  account: Account;
  binaries: Binaries;
};

/** Opens the database in `dataDir`, or creates it when there is none. */
export async function openCluster({ dataDir, systemDir, say }: ClusterPlace): Promise<Cluster> {
  const folder = await prepareFolder(dataDir);
  const home = join(folder, "postgres");
  if (!exists(home)) await createCluster(home, { dataDir: folder, systemDir, say });

  const real = await realpath(home).catch(() => {
    throw new EmbeddedPostgresError(
      `The database is gone: ${home} leads to a folder that is not there. Restore it from a backup, or set DATA_DIR to an empty folder.`,
    );
  });
  const data = join(real, "data");
  const found = await readVersion(data);
  const account = accountOfOwner(data);
  const binaries = await findBinaries(account, systemDir, say);
  checkVersion(data, found, binaries.version);
  await makeAccessible(data, account);
  return { data, password: await readPassword(real), logFile: join(real, "log"), account, binaries };
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

async function prepareFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.write-${process.pid}`);
    await writeFile(probe, "");
    await rm(probe);
    return await realpath(dataDir);
  } catch (error) {
    const why = errorCode(error) === "ENOSPC" ? "the disk is full" : errorCode(error);
    throw new EmbeddedPostgresError(
      `The folder ${dataDir} cannot be written (${why}). Make it writable for the user who starts the program, or set DATA_DIR to another folder.`,
    );
  }
}

async function readVersion(data: string): Promise<string | null> {
  try {
    return (await readFile(join(data, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (errorCode(error) !== "EACCES") return null;
    throw new EmbeddedPostgresError(
      `The database in ${data} cannot be read: another user, or root, started it first. Start the program in the same way, or set DATA_DIR to another folder.`,
    );
  }
}

function checkVersion(data: string, found: string | null, version: string): void {
  if (found === null) {
    throw new EmbeddedPostgresError(
      `The database in ${data} is not complete: it holds no PG_VERSION. Restore it from a backup, or set DATA_DIR to an empty folder.`,
    );
  }
  const major = version.split(".")[0];
  if (found === major) return;
  throw new EmbeddedPostgresError(
    `The database in ${data} was written by PostgreSQL ${found}, and this program brings PostgreSQL ${major}. Nothing was changed. Start the version of the program that wrote it, move the data with pg_upgrade, or set DATA_DIR to an empty folder.`,
  );
}

/** A backup put back by root belongs to root and may have lost its mode: PostgreSQL takes neither. */
async function makeAccessible(data: string, account: Account): Promise<void> {
  if (isRoot && lstatSync(data).uid === 0) {
    await handOver(data, account);
    await chmod(data, 0o700);
  }
  if (canEnter(account, data)) return;
  throw new EmbeddedPostgresError(
    `The user ${account.name}, under whom PostgreSQL runs, cannot enter ${data}. Let every user enter the folders above it (chmod o+x), or set DATA_DIR to another folder.`,
  );
}

async function readPassword(home: string): Promise<string> {
  const file = join(home, "password");
  try {
    return (await readFile(file, "utf8")).trim();
  } catch {
    throw new EmbeddedPostgresError(
      `The database's password is missing: ${file} cannot be read. Restore it from a backup, or set DATA_DIR to an empty folder.`,
    );
  }
}
