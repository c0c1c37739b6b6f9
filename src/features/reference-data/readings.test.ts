import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { toHiragana, toRomaji } from "wanakana";
import { searchKey } from "../../shared/name-search.ts";

const read = (name: string) => {
  const file = join(import.meta.dirname, "data", `${name}.tsv`);
  const [header = [], ...rows] = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ""])));
};
const [prefectures, universities, countries] = ["prefectures", "universities", "countries"].map(read) as [
  Record<string, string>[],
  Record<string, string>[],
  Record<string, string>[],
];

describe("a reading", () => {
  it("is hiragana, of every prefecture, university and country", () => {
    const odd = [...prefectures, ...universities, ...countries].filter(
      ({ reading }) => !/^[ぁ-ゖー]+$/.test(reading ?? ""),
    );
    expect(odd).toEqual([]);
  });

  it("has the kana of its name, in their order", () => {
    const odd = [...universities, ...countries].filter(({ "name.ja": name = "", reading = "" }) => {
      const kana = name.replaceAll("・", "").match(/[ぁ-ゖァ-ヶー]+/g) ?? [];
      const pattern = kana.map((part) => toHiragana(part, { convertLongVowelMark: false })).join(".*");
      return !new RegExp(pattern).test(reading);
    });
    expect(odd.map(({ "name.ja": name, reading }) => [name, reading])).toEqual([]);
  });

  it("of a university ends as the name does", () => {
    const odd = universities.filter(({ "name.ja": name = "", reading = "" }) => {
      if (!/大[学學]$/.test(name)) return false;
      const end = name.endsWith("大学院大学") ? "だいがくいんだいがく" : "だいがく";
      return !reading.endsWith(end);
    });
    expect(odd.map(({ "name.ja": name, reading }) => [name, reading])).toEqual([]);
  });
});

/** Words of English names that are spelled like Japanese and are not. */
const english = new Set(
  "asia dame fashion future human image in japan japanese marine media open union".split(" "),
);

/** English names that say something else than the Japanese ones, or spell it in a way of their own. */
const spokenOtherwise = {
  244: "Ohu",
  353: "Tokyo",
  452: "Sanno",
  525: "Nagano",
  578: "Shigakkan",
  599: "Shiga",
  625: "Kyoto",
  650: "Gaidai",
  651: "Kindai",
  698: "Kwansei",
  799: "Kwassui",
  34: "SOKENDAI",
  98: "Akita",
  169: "Hiroshima",
};

it("the Japanese words of a university's English name are read in its reading", () => {
  const syllables = /^(?:(?:[bdfghjkmnprstwyz]|[bghkmnpr]y|sh|ch|ts|kw|kk|ss|tt|pp)?[aeiou]+h?|n)+$/i;
  const odd = universities.flatMap(({ id, "name.en": name = "", reading = "" }) =>
    name
      .replaceAll(/[-'.]/g, "")
      .split(/[^a-z]+/i)
      .filter((word) => syllables.test(word) && !english.has(word.toLowerCase()))
      .filter((word) => !searchKey(toRomaji(reading)).includes(searchKey(word)))
      .map((word) => [Number(id), word]),
  );
  expect(Object.fromEntries(odd)).toEqual(spokenOtherwise);
});
