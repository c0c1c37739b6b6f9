import { describe, expect, it, vi } from "vitest";
import { plain, zh } from "../../tests/support/more-languages.ts";
import {
  acceptedLanguage,
  fallbackChain,
  isLanguage,
  languageEntry,
  languageOfContent,
  languages,
  localeOf,
  pickByLanguage,
  pickText,
  readLanguage,
} from "./languages.ts";
import { nameIn } from "./name-in.ts";

vi.mock("./language-registry.ts", async (original) => {
  const { withMoreLanguages } = await import("../../tests/support/more-languages.ts");
  return withMoreLanguages(await original());
});

describe("the accepted language is", () => {
  it.each([
    ["the one with the greater weight, wherever it stands", "en;q=0.5, ja;q=0.8", "ja"],
    ["the one without a weight, which counts as 1", "en;q=0.9, ja", "ja"],
    ["the first of those with the same weight", "en;q=0.8, ja;q=0.8", "en"],
    ["the best that is ours, where others weigh more", "fr, ko;q=0.9, en;q=0.3, ja;q=0.7", "ja"],
    ["not one that is refused with the weight 0", "en;q=0, ja;q=0.1", "ja"],
    ["not one whose weight is no number", "en;q=x, ja;q=0.1", "ja"],
    [
      "read whatever blanks, case and other parameters there are",
      "EN-us ; Q=0.2 , JA-jp ; v=1 ; q=0.3",
      "ja",
    ],
    ["the language of a region or script that is not told apart", "zh-Hant-TW, ja;q=0.9", "zh"],
    ["by its other spelling", "ch, ja;q=0.9", "zh"],
    ["by the whole of its code before its first part", "ja-easy, en", "ja-easy"],
    ["none where all of ours are refused", "fr, ja;q=0, en;q=0.0", null],
    ["none where none is named", "*, fr;q=0.5", null],
    ["none without the header", null, null],
  ])("%s: %s", (_rule, header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

it("a language is read by its code and by its other spelling, and known by its code alone", () => {
  const read = ["ja", "en", "zh", "ch", "ja-easy", "fr", "toString", "", null, 1].map(readLanguage);
  expect(read).toEqual(["ja", "en", "zh", "zh", "ja-easy", null, null, null, null, null]);
  expect(["zh", "ch", "toString", undefined].map(isLanguage)).toEqual([true, false, false, false]);
});

it("every language falls back to languages that there are, and not to itself", () => {
  for (const language of languages) {
    const { fallback } = languageEntry(language);
    expect([language, fallbackChain(language)]).toEqual([language, [language, ...fallback]]);
    expect([language, fallback.length > 0 && !fallback.includes(language)]).toEqual([language, true]);
  }
});

it("what is missing in a language is taken from its fallbacks in turn", () => {
  const texts = { ja: "日", en: "en" };
  expect(languages.map((language) => pickText(language, texts))).toEqual(["日", "en", "en", "日"]);
  expect(pickText(zh, { ja: "日", en: "" })).toBe("日");
  expect(pickText(zh, { zh: "中", ...texts })).toBe("中");
  expect(pickText(plain, { en: "en" })).toBe("");
  expect(pickByLanguage(plain, (one) => (one === "ja" ? 0 : null))).toBe(0);
});

it("a row is called by its name in the language, else by that of a fallback", () => {
  const row = { id: 7, name_ja: "京都", name_en: "Kyoto" };
  expect(languages.map((language) => nameIn(row, language))).toEqual(["京都", "Kyoto", "Kyoto", "京都"]);
  expect(nameIn({ ...row, name_zh: "京都市" } as typeof row, zh)).toBe("京都市");
  expect(nameIn(undefined, zh)).toBe("");
});

it("languages know the tag that they are marked with and the contents that are written in them", () => {
  expect([localeOf(zh), localeOf(plain)]).toEqual(["zh-Hans", "ja"]);
  expect([1, 2, 3, 4].map(languageOfContent)).toEqual(["ja", "en", "zh", undefined]);
});
