import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tableOwners } from "../../tools/tables/table-owners.ts";

const folder = "src/platform/db/schema/";
const files = globSync(`${folder}**/*.sql`).map((path) => ({
  name: path.slice(folder.length, -".sql".length),
  text: readFileSync(path, "utf8"),
}));
const namesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

it.each(Object.entries(tableOwners))(
  "the tables of %s stand in its own file or folder of the schema",
  (owner, tables) => {
    const own = files.filter(({ name }) => name === owner || name.startsWith(`${owner}/`));
    const made = own.flatMap(({ text }) => namesOf(text, /^create (?:unlogged )?table (\w+)/gm));
    expect(made.sort()).toEqual([...tables].sort());
  },
);

it("each function is defined once, so that it can be replaced by its definition", () => {
  const defined = files.flatMap(({ text }) => namesOf(text, /^create or replace function (\w+)/gm));
  expect(new Set(defined).size).toBe(defined.length);
  expect(files.filter(({ text }) => /^create function/m.test(text))).toEqual([]);
});
