import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../../../src/shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../../../src/shared/ruby/ruby-marks.ts";

const root = join(import.meta.dirname, "../../../..");

const catalogues = new Map<Language, Record<string, string>>();

function textsOf(language: Language): Record<string, string> {
  const known = catalogues.get(language);
  if (known) return known;
  const files = globSync(`locales/${language}/*.json`, { cwd: root }).sort();
  const all = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(root, file), "utf8"))));
  catalogues.set(language, all);
  return all;
}

/** How high a line is in ems (src/ui/base/languages.css). */
const lineHeights: Record<Language, number> = {
  ja: 1.7,
  "ja-ruby": 2,
  "ja-easy": 2,
  en: 1.5,
  zh: 1.7,
  ko: 1.7,
  vi: 1.5,
  ne: 1.75,
};

/** Roughly, in ems: as wide as high in East Asia, half of it elsewhere; vowel signs stand above and below. */
function widthOf(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[\p{Script=Han}\p{Script=Hangul}\u3000-\u30FF\uFF00-\uFFEF]/u.test(letter)) return 1;
  return /\p{Script=Devanagari}/u.test(letter) ? 0.65 : 0.55;
}

function roomOf(text: string, language: Language): number {
  const letters = [...withoutRuby(readRuby(text)).replaceAll(/<[^>]*>/g, "")];
  return letters.reduce((width, letter) => width + widthOf(letter), 0) * lineHeights[language];
}

/** Sentences wrap anywhere; labels have to fit where they stand. */
const longestLabel = 32;

/**
 * The room that a page's labels take in a language, by that of the language which takes more of it of those in which every page is looked
 * at anyway.
 * @param prefixes what the keys of its labels begin with, up to the first dot
 */
export function labelRoom(prefixes: readonly string[], language: Language): number {
  const english = textsOf("en");
  const keys = Object.keys(english).filter(
    (key) =>
      prefixes.includes(key.split(".")[0] as string) &&
      (english[key] as string).length <= longestLabel &&
      !(english[key] as string).includes("{"),
  );
  if (keys.length === 0) throw new Error(`no label begins with ${prefixes.join(" or ")}`);
  const roomIn = (one: Language) =>
    keys.reduce((room, key) => room + roomOf(textsOf(one)[key] ?? (english[key] as string), one), 0);
  return roomIn(language) / Math.max(roomIn("en"), roomIn("ja"));
}
