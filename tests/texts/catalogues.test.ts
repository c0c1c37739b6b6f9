import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "../..");
const catalogue = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(project, "locales", language, file), "utf8"));
const files = globSync("locales/en/*.json", { cwd: project }).map((path) => basename(path));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();
const tags = (text: string) => [...text.matchAll(/<\/?(\w+)\/?>/g)].map(([tag]) => tag).sort();

/** Keys stand in the code as they are, or as `prefix.${...}` where the last part is computed. */
const code = globSync("src/**/*.{ts,tsx}", { cwd: project })
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(join(project, path), "utf8"))
  .join("\n");
const literals = new Set([...code.matchAll(/["'`]([\w]+(?:\.[\w-]+)+)["'`]/g)].map(([, key]) => key));
const prefixes = [...code.matchAll(/`([\w]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, prefix]) => prefix as string);

describe.each(files)("the catalogue %s", (file) => {
  const english = catalogue("en", file);
  const japanese = catalogue("ja", file);

  it("has the same keys in Japanese and in English", () => {
    expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
  });

  it("leaves no text empty", () => {
    for (const texts of [english, japanese]) {
      expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
    }
  });

  it("names the same values and elements in both languages", () => {
    for (const key of Object.keys(english)) {
      const [en = "", ja = ""] = [english[key], japanese[key]];
      expect([key, new Set(placeholders(ja))]).toEqual([key, new Set(placeholders(en))]);
      expect([key, tags(ja)]).toEqual([key, tags(en)]);
    }
  });

  it("holds no key that nothing uses", () => {
    const isUsed = (key: string) => literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    const isProblem = (key: string) => code.includes(`"${key.replace(/^problem\./, "")}"`);
    const unused = Object.keys(english).filter((key) =>
      key.startsWith("problem.") ? !isProblem(key) : !isUsed(key),
    );
    expect(unused).toEqual([]);
  });
});

it("Vietnamese and Chinese exist and fall back to English", () => {
  for (const language of ["vi", "ch"]) expect(catalogue(language, "public.json")).toEqual({});
});

it("texts in quotation marks stand in Japanese as docs/words.md has them", () => {
  const [en, ja] = ["en", "ja"].map((language) =>
    Object.fromEntries(files.flatMap((file) => Object.entries(catalogue(language, file)))),
  ) as [Record<string, string>, Record<string, string>];
  const rows = readFileSync(join(project, "docs/words.md"), "utf8").matchAll(/^\| '(.+)' +\| (\S.*?) +\|/gm);
  const fixed = [...rows].flatMap(([, english = "", japanese = ""]) => {
    const words = english.split("' / '");
    const translated = words.length === 1 ? [japanese] : japanese.split("／");
    return words.map((text, place): [string, string | undefined] => [text, translated[place]]);
  });
  expect(fixed.length).toBeGreaterThan(30);
  for (const [text, translated] of fixed) {
    // The state of a co-host is a word, where the notice is a sentence.
    const keys = Object.keys(en).filter((key) => en[key] === text && !key.startsWith("co_host."));
    for (const key of keys) expect([key, ja[key]]).toEqual([key, translated]);
  }
});
