import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sourceFiles } from "../../tools/build.mjs";

const project = join(import.meta.dirname, "../..");

it.runIf(existsSync(join(project, ".git")))("git takes every file that a build is made of", () => {
  const taken = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
  }).split("\0");
  expect(sourceFiles().filter((file) => !taken.includes(file))).toEqual([]);
});
