import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentTag } from "./content-tags.ts";
import { nativeLanguageNames } from "./native-language-names.ts";

test("every language of the master has a name of its own, under the tag that the master has", () => {
  const file = join(import.meta.dirname, "../../features/reference-data/data/languages.tsv");
  const [, ...rows] = readFileSync(file, "utf8").trim().split("\n");
  const tags = rows.map((row) => row.split("\t")).map(([id, , , tag]) => [id, tag]);
  const ids = Object.keys(nativeLanguageNames);
  expect(ids.map((id) => [id, contentTag(Number(id))])).toEqual(tags);
});
