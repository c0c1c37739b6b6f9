import { createHash } from "node:crypto";
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

it("functions that change have a new migration, without which databases that are there would keep the old ones", () => {
  const functions = files
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ text }) => text.match(/^create or replace function [\s\S]*?\$\$;/gm) ?? []);
  const hash = createHash("sha256").update(functions.join("\n")).digest("hex").slice(0, 16);
  const last = globSync("src/platform/db/migrations/*.sql").sort().at(-1) as string;
  expect(readFileSync(last, "utf8")).toContain(`-- Functions: ${hash}`);
});
