import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isWritten, type Language, languageEntry, languages } from "../../src/shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../src/shared/ruby/ruby-marks.ts";

const root = join(import.meta.dirname, "../..");
const [, section = ""] =
  /^## In the other languages$(.*?)^## /ms.exec(readFileSync(join(root, "docs/words.md"), "utf8")) ?? [];
const [header = [], , ...rows] = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, line = ""]) =>
  line.split(" | ").map((cell) => cell.trim()),
);
/** Written without blanks between words, or with blanks that help to read. */
const withoutBlanks = new Set(["ja", "zh"]);

/** As it is looked for: without readings, and blanks where they mean something. */
function plain(text: string, language: Language): string {
  const blank = withoutBlanks.has(languageEntry(language).tag) ? "" : " ";
  return withoutRuby(readRuby(text)).normalize("NFC").toLowerCase().replaceAll(/\s+/g, blank);
}

const others = languages.filter((language) => !isWritten(language));

it("the glossary has a column for each language, and a word for each row", () => {
  expect(header.slice(1)).toEqual(others.map((language) => languageEntry(language).nativeName));
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter((row) => row.length !== header.length || row.includes(""))).toEqual([]);
});

it.each(others)("texts in %s use the words of docs/words.md", (language) => {
  const files = globSync([`locales/${language}/*.json`, `content/*/${language}/*.md`], { cwd: root });
  const texts = plain(files.map((file) => readFileSync(join(root, file), "utf8")).join("\n"), language);
  const column = others.indexOf(language) + 1;
  const unused = rows.filter((row) => {
    const words = (row[column] ?? "").replaceAll(/[（(][^)）]*[)）]/g, "").split(/[、；;／,/]/);
    return !words.some((word) => word.trim() !== "" && texts.includes(plain(word.trim(), language)));
  });
  expect(unused.map(([english, ...words]) => [english, words[column - 1]])).toEqual([]);
});
