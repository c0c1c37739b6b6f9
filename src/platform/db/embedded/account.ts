import { execFileSync, spawnSync } from "node:child_process";
import { lstatSync } from "node:fs";
import { lchown, readdir } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** The user under whom PostgreSQL runs. `ids` is empty when that is the user of this process. */
export type Account = { name: string; ids: { uid: number; gid: number } | Record<string, never> };

export const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root lends it an account that is there already. */
export function chooseAccount(): Account {
  if (!isRoot) return currentAccount();
  for (const name of ["postgres", "nobody"]) {
    const uid = idOf("-u", name);
    const gid = idOf("-g", name);
    if (uid && gid) return { name, ids: { uid, gid } };
  }
  throw new EmbeddedPostgresError(
    "PostgreSQL does not run as root, and this system has neither a user postgres nor a user nobody. Start the program as an ordinary user, or set DATABASE_URL to a PostgreSQL server.",
  );
}

/** The account that owns an existing folder: whoever started first decides, however the program is started later. */
export function accountOfOwner(folder: string): Account {
  const { uid, gid } = lstatSync(folder);
  if (!isRoot) {
    const account = currentAccount();
    if (process.getuid?.() === uid || uid === undefined || process.platform === "win32") return account;
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to another user (id ${uid}), because it was first started by that user or by root. Start the program in the same way, or set DATA_DIR to another folder.`,
    );
  }
  return uid === 0 ? chooseAccount() : { name: nameOf(uid), ids: { uid, gid } };
}

function currentAccount(): Account {
  try {
    return { name: userInfo().username, ids: {} };
  } catch {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as a user without a name (id ${process.getuid?.()}). Start the program as a user that /etc/passwd lists, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function idOf(flag: "-u" | "-g", name: string): number | null {
  try {
    return Number(
      execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  } catch {
    return null;
  }
}

function nameOf(uid: number): string {
  try {
    return execFileSync("id", ["-un", String(uid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return String(uid);
  }
}

/** Whether the account gets into the folder through all folders above it. */
export function canEnter(account: Account, folder: string): boolean {
  if (!("uid" in account.ids)) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account.ids, cwd: "/" }).status === 0;
}

/** Gives the folder and all in it to the account. Does nothing when that is the user of this process. */
export async function handOver(folder: string, account: Account): Promise<void> {
  if (!("uid" in account.ids)) return;
  const { uid, gid } = account.ids;
  await lchown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid);
}
