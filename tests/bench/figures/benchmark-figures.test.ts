import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { benchmarksPage, readBenchmarks } from "./benchmark-docs.ts";
import { findWorse } from "./compare-tables.ts";
import { readTables } from "./read-tables.ts";

const root = join(import.meta.dirname, "../../..");
const table = (...rows: string[][]) => [{ columns: ["what", "reads/s", "p99 ms", "done"], rows }];

describe("the figures of the benches", () => {
  it("are read from the tables that are printed", () => {
    const printed =
      "\n## Rush\n\n| what | reads/s |\n|---|--:|\n| home | 1,200 |\n| event | 98 % |\n\n| MB |\n|--:|\n| 3 |";
    expect(readTables(printed)).toEqual([
      {
        columns: ["what", "reads/s"],
        rows: [
          ["home", "1,200"],
          ["event", "98 %"],
        ],
      },
      { columns: ["MB"], rows: [["3"]] },
    ]);
  });

  it("are worse when less is done or more time is taken by more than a fifth", () => {
    const before = table(["home", "1,000", "10", "5"]);
    expect(findWorse(before, table(["home", "790", "10", "1"]))).toEqual(["home: reads/s was 1,000, is 790"]);
    expect(findWorse(before, table(["home", "1,000", "12.1", "5"]))).toEqual([
      "home: p99 ms was 10, is 12.1",
    ]);
    expect(findWorse(before, table(["home", "801", "12", "9"]))).toEqual([]);
    expect(findWorse(before, table(["event", "1", "99", "5"]))).toEqual([]);
  });

  it("are what docs/benchmarks.md is made from (npm run bench -- --save writes both)", () => {
    expect(readFileSync(join(root, "docs/benchmarks.md"), "utf8")).toBe(benchmarksPage(readBenchmarks()));
  });

  it("have a part in the docs for each bench, called by its name", () => {
    const called = [
      ...readFileSync(join(root, "tests/bench/bench.ts"), "utf8").matchAll(/^ {2}(\w+): bench/gm),
    ];
    const described = new Set(readBenchmarks().parts.map(({ name }) => name));
    expect(called.map(([, name]) => name).filter((name) => !described.has(name as string))).toEqual([]);
  });
});
