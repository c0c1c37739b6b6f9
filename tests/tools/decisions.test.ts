import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "../..");
const folder = join(project, "docs/decisions");
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
const names = readdirSync(folder).filter((name) => name !== "README.md");
const numbers = names.map((name) => Number(name.slice(0, 4)));
const nameOf = new Map(numbers.map((number, place) => [number, names[place]]));
const index = [...textOf("README.md").matchAll(/^(\d+)\. \[(.+?)\]\((.+?)\): (.+)$/gm)].map(
  ([, number, title = "", file = "", status = ""]) => ({ number: Number(number), title, file, status }),
);
const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-");

it("decisions have the numbers from 1 on, each once", () => {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
  expect(numbers.length).toBeGreaterThan(50);
});

it("the index of decisions has each one, in their order, with its title and its file", () => {
  expect(index.map(({ number, file }) => [number, file])).toEqual(
    numbers.map((number, place) => [number, names[place]]),
  );
  const headings = names.map((name) => textOf(name).split("\n", 1)[0]);
  expect(headings).toEqual(index.map(({ number, title }) => `# ${number}. ${title}`));
});

it("a decision's file is named by its title", () => {
  expect(names).toEqual(
    index.map(({ number, title }) => `${String(number).padStart(4, "0")}-${slug(title)}.md`),
  );
});

it("a decision is accepted, or says at its top which later one has amended or superseded it", () => {
  for (const { number, file, status } of index) {
    const top = textOf(file).split("\n")[2] ?? "";
    if (status === "accepted") {
      expect([file, top]).toEqual([file, expect.not.stringMatching(/^(Amended|Superseded)/)]);
      continue;
    }
    const [, by, link] = /^(?:amended|superseded) by \[(\d+)\]\((.+)\)$/.exec(status) ?? [];
    expect([file, Number(by) > number, link]).toEqual([file, true, nameOf.get(Number(by))]);
    expect(top.toLowerCase()).toContain(status.toLowerCase());
  }
});

it("every decision that code, docs, tests and tools name is there", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(md|tsx?|mjs|sql|ya?ml)$/.test(file) && !/^(locales|content|licenses)\//.test(file));
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(project, file), { encoding: "utf8", flag: "r" });
    const mentioned = [...text.matchAll(/\b[Dd]ecisions? \[?(\d+)/g)].map(([, number]) => Number(number));
    const linked = [...text.matchAll(/decisions\/(\d{4}[^\s)"'`]*?)(?=[\s)"'`])/g)].map(
      ([, name = ""]) => name,
    );
    return [
      ...mentioned.filter((number) => !nameOf.has(number)),
      ...linked.filter((name) => !names.includes(name)),
    ].map((wrong) => `${file}: ${wrong}`);
  });
  expect(missing).toEqual([]);
});
