import { execFileSync } from "node:child_process";
import { linkSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** PostgreSQL's main process, as `postmaster.pid` tells it. */
export type Postmaster = { pid: number; port: number };

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The server that runs on this data now, or null. A process that has merely inherited the number is not it. */
export function runningPostmaster(data: string): Postmaster | null {
  const written = read(data);
  if (!written) return null;
  const lines = written.split("\n");
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isServer(pid, data)) return null;
  return { pid, port: Number(lines[3]) };
}

/**
 * Takes away the file of a dead server whose number another process has now: PostgreSQL, which looks at the number
 * alone, would refuse to start.
 */
export function clearStaleFile(data: string): void {
  const judged = read(data);
  if (!judged || runningPostmaster(data)) return;
  const file = join(data, "postmaster.pid");
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") !== judged) linkSync(aside, file);
  } catch {
    // Another start was faster; the next look at the file tells.
  }
  rmSync(aside, { force: true });
}

function read(data: string): string | null {
  try {
    return readFileSync(join(data, "postmaster.pid"), "utf8");
  } catch {
    return null;
  }
}

/**
 * Whether this process is PostgreSQL on this data. Its working folder is its data: compared by inode, as the folder
 * may have been moved since. One that has ended and waits to be collected has no working folder.
 */
export function isServer(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === "linux") {
      const cwd = statSync(`/proc/${pid}/cwd`);
      const folder = statSync(data);
      return cwd.ino === folder.ino && cwd.dev === folder.dev;
    }
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).includes(data);
  } catch {
    return false;
  }
}
