import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentLanguages } from "./content-languages.ts";

test("every language of the master has a name of its own, under the tag that the master has", () => {
  const file = join(import.meta.dirname, "../features/masters/data/languages.tsv");
  const [, ...rows] = readFileSync(file, "utf8").trim().split("\n");
  const tags = rows.map((row) => row.split("\t")).map(([id, , , tag]) => [id, tag]);
  expect(Object.entries(contentLanguages).map(([id, { tag }]) => [id, tag])).toEqual(tags);
  for (const { ownName } of Object.values(contentLanguages)) expect(ownName).toMatch(/\S/);
});
