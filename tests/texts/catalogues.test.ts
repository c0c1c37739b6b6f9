import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { fallbackChain, isLanguage, languageEntry, languages } from "../../src/shared/languages/languages.ts";

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

describe.each(languages)("the catalogues of %s", (language) => {
  const own = globSync(`locales/${language}/*.json`, { cwd: project }).map((path) => basename(path));
  const isComplete = languageEntry(language).texts === "complete";

  it("are those that there are in English, all of them where its texts are complete", () => {
    expect(own.filter((file) => !files.includes(file))).toEqual([]);
    if (isComplete) expect(own.sort()).toEqual([...files].sort());
  });

  it.each(own)("%s has the keys that it has in English, all of them where its texts are complete", (file) => {
    const [keys, english] = [language, "en"].map((one) => Object.keys(catalogue(one, file)).sort());
    expect(keys?.filter((key) => !english?.includes(key))).toEqual([]);
    if (isComplete) expect(keys).toEqual(english);
  });

  it.each(own)("%s leaves no text empty", (file) => {
    const texts = Object.entries(catalogue(language, file));
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it.each(own)("%s names the same values and elements as in English", (file) => {
    const english = catalogue("en", file);
    for (const [key, text] of Object.entries(catalogue(language, file))) {
      expect([key, new Set(placeholders(text))]).toEqual([key, new Set(placeholders(english[key] ?? ""))]);
      expect([key, tags(text)]).toEqual([key, tags(english[key] ?? "")]);
    }
  });
});

it("there is no folder of texts for what is no language of the registry", () => {
  expect(readdirSync(join(project, "locales")).filter((folder) => !isLanguage(folder))).toEqual([]);
});

it("whatever the language, some language of its chain has every text", () => {
  for (const language of languages) {
    const chain = fallbackChain(language).map((one) => languageEntry(one).texts);
    expect([language, chain.includes("complete")]).toEqual([language, true]);
  }
});

describe.each(files)("the catalogue %s", (file) => {
  const english = catalogue("en", file);

  it("holds no key that nothing uses", () => {
    const isUsed = (key: string) => literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    const isProblem = (key: string) => code.includes(`"${key.replace(/^problem\./, "")}"`);
    const unused = Object.keys(english).filter((key) =>
      key.startsWith("problem.") ? !isProblem(key) : !isUsed(key),
    );
    expect(unused).toEqual([]);
  });
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
    // The state of a co-host is a word, where the notice is a sentence; an applicant is accepted and declined in other words
    // than an invitation.
    const keys = Object.keys(en).filter(
      (key) => en[key] === text && !/^(co_host|decisions|applicant_state|participants)\./.test(key),
    );
    for (const key of keys) expect([key, ja[key]]).toEqual([key, translated]);
  }
});
