import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { holdCosts } from "./hold-costs.ts";

it("no more packages are installed than the table says", () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8"));
  const packages = Object.keys(lock.packages).filter((path) => path.startsWith("node_modules/"));
  expect(holdCosts("npm ci", { packages: packages.length })).toEqual([]);
});
