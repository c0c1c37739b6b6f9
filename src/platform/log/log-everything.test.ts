import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("every line of the log is JSON: the console's, Node's warnings, and what nobody caught", () => {
  const program = join(import.meta.dirname, "log-everything.fixture.ts");
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, ""]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ level, msg, err }) => [level, msg, err?.message])).toEqual([
    [30, "begun", undefined],
    [30, "two\nlines and a value", undefined],
    [50, "as it said", "of a library"],
    [40, "{ of: 'a library' }", undefined],
    [40, "Node warns", "old"],
    [60, "Nobody caught this: the process ends", "nobody waits for it"],
  ]);
});
