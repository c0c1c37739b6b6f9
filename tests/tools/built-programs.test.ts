import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = ["tools/run.mjs", "Dockerfile", "docs/operations.md"];

it.each(files)("every built program that %s names is in the build", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  const programs = [...new Set(text.match(/build\/server\/[\w-]+\.js/g))];
  expect(programs).not.toEqual([]);
  expect(programs.filter((program) => !existsSync(join(root, program)))).toEqual([]);
});
