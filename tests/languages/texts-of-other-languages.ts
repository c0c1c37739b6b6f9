import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, localeOf } from "../../src/shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../src/shared/ruby/ruby-marks.ts";

const root = join(import.meta.dirname, "../..");

/** Letters that no text in a language has, by its tag. */
const foreign: Record<string, RegExp> = {
  ja: /[\p{Script=Hangul}\p{Script=Devanagari}ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u,
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u,
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}]/u,
  vi: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u,
  ne: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
};

/** The product's name, and what is quoted or explained in brackets: titles and words of others, which readers meet as they are. */
const quoted = /集い?|『[^』]*』|[(（「“‘"][^)）」”’"]*[)）」”’"]/g;

const readCatalogues = (language: string) =>
  Object.assign(
    {},
    ...globSync(`locales/${language}/*.json`, { cwd: root }).map((file) =>
      JSON.parse(readFileSync(join(root, file), "utf8")),
    ),
  ) as Record<string, string>;

/** Names of reference data, some of which stand in texts as well. */
const names = new Set(
  globSync("src/features/reference-data/data/*.tsv", { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), "utf8").split(/[\t\n]/),
  ),
);

/**
 * Finds texts of another language among those of a page: by letters that the language does not have, and whole texts of the English
 * catalogues that the language has otherwise. What it does not have yet falls back, and is counted elsewhere.
 */
export function finderOfOtherLanguages(language: Language): (texts: readonly string[]) => string[] {
  const own = readCatalogues(language);
  const said = new Set(Object.values(own).map((text) => withoutRuby(readRuby(text))));
  const english = new Set(
    Object.entries(readCatalogues("en"))
      .filter(([key, text]) => key in own && !said.has(text) && !names.has(text) && text !== "Tsudoi")
      .map(([, text]) => text),
  );
  const letters = foreign[localeOf(language)] as RegExp;
  return (texts) => texts.filter((text) => letters.test(text.replaceAll(quoted, "")) || english.has(text));
}
