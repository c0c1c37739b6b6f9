import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { variables } from "../../src/platform/env/variables.ts";

it("docs/operations.md has every setting in its table, and no other", () => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const table = text.split("## Settings")[1]?.split("\n## ")[0] ?? "";
  const named = [...table.matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});
