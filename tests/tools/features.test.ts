import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "../..");
const textOf = (file: string) => readFileSync(join(project, file), "utf8");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: project,
  encoding: "utf8",
}).split("\n");
const folders = new Set(files.flatMap((file) => parentsOf(file)));
const tests = files.filter((file) => /^(src|tests)\/.*\.(test|spec)\.tsx?$/.test(file));
const docs = files.filter((file) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(file));
const isCode = (name: string) => /\w\.(tsx?|mjs)$/.test(name);

const features = textOf("docs/features.md");
const named = namesIn(features);

/** Names of files and folders in a text: paths, from the project's folder, `src` or `src/features`, and names of code files. */
function namesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name.replace(/\/$/, ""));
  // What begins with no folder of the project is on the wire.
  const isPath = (name: string) => {
    const [first = ""] = name.split("/");
    return folders.has(first) || folders.has(`src/${first}`);
  };
  return [...new Set(quoted.filter((name) => isCode(name) || (name.includes("/") && isPath(name))))];
}

function parentsOf(file: string): string[] {
  const steps = file.split("/");
  return steps.slice(1).map((_, place) => steps.slice(0, place + 1).join("/"));
}

/** The file or folder that is meant; undefined where there is none. Code is also called by its name alone, which each has once. */
function find(name: string): string | undefined {
  const places = [name, `src/${name}`, `src/features/${name}`];
  return (
    places.find((place) => folders.has(place) || files.includes(place)) ??
    files.find((file) => isCode(file) && basename(file) === name)
  );
}

it.each(docs)("every file and folder that %s names is there", (doc) => {
  expect(namesIn(textOf(doc)).filter((name) => !find(name))).toEqual([]);
});

it("every test lies in a folder that docs/features.md names, or is named there", () => {
  expect(tests.length).toBeGreaterThan(400);
  // All of the features are no room.
  const places = new Set(named.map(find).filter((place) => place !== "src/features"));
  const isNamed = (test: string) => [test, ...parentsOf(test)].some((place) => places.has(place));
  expect(tests.filter((test) => !isNamed(test))).toEqual([]);
});

it("every name of a test that docs/features.md quotes stands in its file", () => {
  const quoted = [...features.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,?\s+"[^"]+")+)/g)].flatMap(
    ([, file = "", names = ""]) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]): [string, string] => [file, name]),
  );
  expect(quoted).not.toEqual([]);
  expect(quoted.filter(([file, name]) => !textOf(find(file) ?? "").includes(name))).toEqual([]);
});

it("every line of docs/security.md names a test or a file that shows it, a gap, or says that it does not apply", () => {
  const chapters = textOf("docs/security.md")
    .split(/\n(?=## )/)
    .filter((chapter) => /^## V\d/.test(chapter));
  expect(chapters).toHaveLength(17);
  const lines = chapters.flatMap((chapter) => chapter.split(/\n\n|\n(?=- )/).slice(1));
  const isShown = (line: string) =>
    namesIn(line).length > 0 || line.includes("**Gap**") || line.startsWith("Does not apply");
  expect(lines.filter((line) => !isShown(line))).toEqual([]);
});

describe("docs/security-asvs.md", () => {
  const text = textOf("docs/security-asvs.md");
  const rows = text
    .split(/\n(?=## )/)
    .flatMap((chapter) => chapter.split("\n").map((line) => readRow(chapter, line)))
    .filter((row) => row !== null);
  const numbersOf = (wrong: typeof rows) => wrong.map(({ number }) => number);

  /** A requirement of a chapter; null for a line that is none. */
  function readRow(chapter: string, line: string) {
    if (!line.startsWith("|") || /^\| (?:Number|---) \|/.test(line)) return null;
    const [, label = "", asked = "", state = "", shown = "", ...more] = line
      .split("|")
      .map((cell) => cell.trim());
    const number = label.replaceAll("**", "");
    const isWhole = /^\d+\.\d+\.\d+$/.test(number) && asked !== "" && shown !== "" && more.join() === "";
    return { number, state, shown, isWhole, isOfChapter: chapter.startsWith(`## V${number.split(".")[0]} `) };
  }

  it("has each requirement of levels 1 and 2 once, in its chapter, and tells how many are met", () => {
    expect(numbersOf(rows.filter(({ isWhole, isOfChapter }) => !isWhole || !isOfChapter))).toEqual([]);
    const numbers = numbersOf(rows);
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(rows).toHaveLength(253);
    expect(count("met") + count("gap") + count("n/a")).toBe(253);
    expect(text).toContain(
      `Of 253 requirements ${count("met")} are met, ${count("gap")} are gaps and ${count("n/a")} do not apply.`,
    );
  });

  it("names a test or a file for each that is met", () => {
    const met = rows.filter(({ state }) => state === "met");
    expect(numbersOf(met.filter(({ shown }) => !namesIn(shown).some((name) => find(name))))).toEqual([]);
  });
});
