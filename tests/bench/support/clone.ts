import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { project } from "./processes.ts";

/** A clone as a newcomer makes it: the last commit, with what has been changed since laid over it. */
export function cloneInto(folder: string): void {
  execFileSync("git", ["clone", "--quiet", project, folder]);
  const list = (...args: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...args], { cwd: project, encoding: "utf8" })
      .split("\0")
      .filter(Boolean);
  for (const file of list("--modified", "--others", "--exclude-standard")) {
    const source = join(project, file);
    if (existsSync(source)) cpSync(source, join(folder, file), { recursive: true });
    else rmSync(join(folder, file), { force: true });
  }
}
