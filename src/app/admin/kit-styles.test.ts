import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const packages = "node_modules/@mantine";
const read = (file: string) => readFileSync(file, "utf8");

const listed = [
  ...read("src/app/admin/kit-styles.css").matchAll(/^@import "@mantine\/core\/styles\/(.+)\.layer\.css";$/gm),
].map(([, name]) => name!);
/** Of every page: resets, variables, and classes that any component may have. */
const general = ["baseline", "default-css-variables", "global"];

/** Names that a module takes from others, types left out: `[["Button", "Group"], "@mantine/core"]`. */
function importsIn(file: string): [names: string[], from: string][] {
  return [...read(file).matchAll(/\b(?:im|ex)port (?!type )([^;"]+?) from "([^"]+)"/g)].map(
    ([, clause, from]) => [
      clause!
        .split(/[{},]/)
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type ")),
      from!,
    ],
  );
}

/** By the name that a package exports: the file of its own that the name comes from, or the package where it is another's. */
const exported = new Map(
  readdirSync(packages).map((name) => {
    const folder = join(packages, name, "esm");
    const files = importsIn(join(folder, "index.mjs")).flatMap(([names, from]) =>
      names.map(
        (it) => [it.replace(/^.* as /, ""), from.startsWith(".") ? join(folder, from) : from] as const,
      ),
    );
    return [`@mantine/${name}`, new Map(files)];
  }),
);

/** The files of the kit that a file takes in. */
function kitFilesIn(file: string): string[] {
  return importsIn(file).flatMap(([names, from]) => {
    if (from.startsWith(".") && file.startsWith(packages)) return join(file, "..", from);
    const files = exported.get(from);
    return files ? names.map((name) => files.get(name.replace(/ as .*$/, "")) ?? `${from}: ${name}`) : [];
  });
}

test("the kit's styles are those of the components that pages use, and of those that they draw with", () => {
  const ours = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join("src", file));
  const reached = new Set(ours.flatMap(kitFilesIn));
  for (const file of reached)
    if (file.startsWith(packages)) for (const it of kitFilesIn(file)) reached.add(it);
  expect([...reached].filter((file) => file.startsWith("@mantine/"))).toEqual([]);
  const needed = [...reached].flatMap((file) => /\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(file)?.[1] ?? []);
  expect(needed.length).toBeGreaterThan(30);
  expect(listed.toSorted()).toEqual([...general, ...needed].toSorted());
});

test("the kit's styles stand in the order of its whole file, where later rules win", () => {
  const whole = read(`${packages}/core/styles.layer.css`);
  const places = listed.map((name) => {
    const rules = read(`${packages}/core/styles/${name}.layer.css`).replace(/^@layer mantine \{|\}\s*$/g, "");
    return [name, whole.indexOf(rules.trim())] as const;
  });
  expect(places.filter(([, place]) => place < 0)).toEqual([]);
  expect(listed).toEqual(places.toSorted((one, other) => one[1] - other[1]).map(([name]) => name));
});
