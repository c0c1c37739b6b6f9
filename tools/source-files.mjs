import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "./processes.mjs";

/** The project's files in these folders, from its root, new ones included and deleted ones left out. */
export function sourceFiles(...folders) {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    cwd: root,
    encoding: "utf8",
  });
  return [...new Set(listed.split("\n"))].filter((file) => file !== "" && existsSync(`${root}/${file}`));
}
