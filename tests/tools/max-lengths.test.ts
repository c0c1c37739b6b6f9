import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("forms ask the contract's constants how long a text may be", () => {
  const literal = /maxLength[=:] ?\{? ?(?:value: )?\d/;
  const files = globSync("src/{app,features,ui}/**/*.tsx", { cwd: root });
  expect(
    files.filter((path) => !path.includes(".test.") && literal.test(readFileSync(join(root, path), "utf8"))),
  ).toEqual([]);
});
