import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eventFields, fieldNames } from "../../src/features/events/fields/event-fields.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const recipes = new Map(
  read("docs/how-to.md")
    .split(/^## /m)
    .slice(1)
    .map((recipe) => [recipe.slice(0, recipe.indexOf("\n")), recipe]),
);
const recipe = (title: string) => recipes.get(title) ?? expect.fail(`no recipe ${title}`);
const steps = (title: string) => recipe(title).match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];
const filesOf = (text: string) =>
  [...text.matchAll(/`((?:src|locales|docs|tests|tools)\/[\w./*-]+\.\w+)`/g)].map(
    ([, path]) => path as string,
  );

it.each([...recipes.keys()])("every file that the recipe “%s” names is there", (title) => {
  const files = filesOf(recipe(title));
  expect(files.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

it("a yes-or-no field of an event is at most eight places, and its filter four more", () => {
  const [field, filter] = ["Add a field of an event", "Let lists be filtered by a yes-or-no field"];
  expect(steps(field).length).toBeLessThanOrEqual(8);
  expect(steps(filter).length).toBeLessThanOrEqual(4);
  const named = execFileSync("git", ["grep", "-lw", "welcomes_beginners", "--", "src"], {
    cwd: root,
    encoding: "utf8",
  });
  const isPart = (path: string) =>
    /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/generated\/|^src\/sample\//.test(path);
  const places = [...filesOf(recipe(field)), ...filesOf(recipe(filter))];
  expect(
    named
      .trim()
      .split("\n")
      .filter((path) => isPart(path) && !places.includes(path)),
  ).toEqual([]);
  expect(read("src/features/events/fields/event-fields.ts")).toContain("welcomes_beginners");
});

it("every yes-or-no field of an event is asked for in the form, and read where people see it or are counted", () => {
  const sources = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((path) => !path.includes(".test."))
      .map(read)
      .join("\n");
  const form = sources("src/features/events/editing/ui/fields/**/*.tsx");
  const readers = globSync("src/{app,features}/**/*.{ts,tsx}", { cwd: root })
    .filter((path) => !/\.test\.|\.contract\.|events\/(editing|fields|duplicating)\//.test(path))
    .map(read)
    .join("\n");
  const flags = fieldNames.filter((name) => eventFields[name].kind === "flag" && name !== "is_public");
  expect(flags.filter((name) => !form.includes(`name="${name}"`))).toEqual([]);
  expect(flags.filter((name) => !new RegExp(`\\b${name}\\b`).test(readers))).toEqual([]);
});

it("a tab of the organizer's dashboard is three places, each of which has the others", () => {
  expect(steps("Add a tab of the organizer's dashboard")).toHaveLength(3);
  const tabs = [...read("src/app/routes/layouts/manage-event.tsx").matchAll(/\{ to: "([\w-]+)"/g)].map(
    ([, tab]) => tab,
  );
  expect(tabs).not.toEqual([]);
  for (const tab of tabs) {
    const file = `routes/manage/event/${tab}.tsx`;
    expect(read("src/app/routes.ts")).toContain(`route("${tab}", "${file}")`);
    expect(existsSync(join(root, "src/app", file)), file).toBe(true);
  }
});
