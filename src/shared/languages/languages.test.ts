import { describe, expect, it } from "vitest";
import { withoutRuby } from "../ruby/ruby-marks.ts";
import {
  displayDate,
  displayMonth,
  displayWeekday,
  displayWithWeekday,
  displayYearMonth,
} from "../time/tokyo-time.ts";
import { formatAll, formatList } from "./format-list.ts";
import {
  acceptedLanguage,
  byLanguage,
  byWrittenLanguage,
  fallbackChain,
  intlLocaleOf,
  isLanguage,
  languageEntry,
  languageOfContent,
  languages,
  localeOf,
  onceByLanguage,
  pickByLanguage,
  pickText,
  readLanguage,
  writtenLanguages,
} from "./languages.ts";
import { nameIn } from "./name-in.ts";
import { languageNameIn } from "./name-of-language.ts";
import { textForReader } from "./readers/text-reader.ts";

const [zh, plain] = ["zh", "ja-easy"] as const;

describe("the accepted language is", () => {
  it.each([
    ["the one with the greater weight, wherever it stands", "en;q=0.5, ja;q=0.8", "ja"],
    ["the one without a weight, which counts as 1", "en;q=0.9, ja", "ja"],
    ["the first of those with the same weight", "en;q=0.8, ja;q=0.8", "en"],
    ["the best that is ours, where others weigh more", "fr, de;q=0.9, en;q=0.3, ja;q=0.7", "ja"],
    ["not one that is refused with the weight 0", "en;q=0, ja;q=0.1", "ja"],
    ["not one whose weight is no number", "en;q=x, ja;q=0.1", "ja"],
    [
      "read whatever blanks, case and other parameters there are",
      "EN-us ; Q=0.2 , JA-jp ; v=1 ; q=0.3",
      "ja",
    ],
    ["by the weight among its parameters", "ja;v=0;q=0.9, en;q=0.5", "ja"],
    ["without the blanks around it", "ja ;q=0.9, en;q=0.5", "ja"],
    ["the language of a region or script that is not told apart", "zh-Hant-TW, ja;q=0.9", "zh"],
    ["one of a region that writes it otherwise", "zh-TW, ja;q=0.9", "zh"],
    ["one of a script and a region", "zh-Hant-HK, en;q=0.9", "zh"],
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
  const read = ["ja", "en", "zh", "ch", "ja-easy", "ne", "fr", "toString", "", null, 1].map(readLanguage);
  expect(read).toEqual(["ja", "en", "zh", "zh", "ja-easy", "ne", null, null, null, null, null]);
  expect(["zh-TW", "zh-Hant-HK", "JA", "ja-Easy", "xx-ja", "-", "constructor-ja"].map(readLanguage)).toEqual([
    ...["zh", "zh", "ja", "ja-easy"],
    ...[null, null, null],
  ]);
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
  expect(languages.map((language) => pickText(language, texts))).toEqual([
    "日",
    "日",
    "en",
    "en",
    "en",
    "en",
    "en",
  ]);
  expect(pickText(zh, { ja: "日", en: "" })).toBe("日");
  expect(pickText(zh, { zh: "中", ...texts })).toBe("中");
  expect(pickText(plain, { en: "en" })).toBe("");
  expect(pickByLanguage(plain, (one) => (one === "ja" ? 0 : null))).toBe(0);
});

it("a row is called by its name in the language, else by that of a fallback", () => {
  const row = { id: 7, name_ja: "京都", name_en: "Kyoto" };
  const called = [["ja", plain, "en", zh] as const].flat().map((language) => nameIn(row, language));
  expect(called).toEqual(["京都", "京都", "Kyoto", "Kyoto"]);
  expect(nameIn({ ...row, name_zh: "京都市" } as typeof row, zh)).toBe("京都市");
  expect(nameIn(undefined, zh)).toBe("");
  const named = { ...row, name: "京都市" };
  expect([zh, "en", "ja"].map((language) => nameIn(named, language as typeof zh))).toEqual([
    "京都市",
    "Kyoto",
    "京都",
  ]);
});

it("languages know the tag that they are marked with and the contents that are written in them", () => {
  expect([localeOf(zh), localeOf(plain), localeOf("ne")]).toEqual(["zh", "ja", "ne"]);
  expect([1, 2, 3, 4, 5, 6, 7, 35].map(languageOfContent)).toEqual([
    "ja",
    "en",
    "zh",
    "ko",
    "vi",
    "ne",
    undefined,
    "ja-easy",
  ]);
});

it("a text is read in the first language of the reader's chain, else in the first that there is", () => {
  const text = (language_id: number) => ({ language_id });
  const read = (...ids: number[]) => textForReader(ids.map(text), zh)?.language_id;
  expect([read(2, 1, 3), read(5, 1, 2), read(5, 1), read(5, 6), read()]).toEqual([3, 2, 1, 5, undefined]);
});

it("people write in two of the languages, whatever others there are to read in", () => {
  expect(writtenLanguages).toEqual(["ja", "en"]);
  expect(byWrittenLanguage((language) => language.length)).toEqual({ ja: 2, en: 2 });
});

it("every language has the digits that stand in forms, addresses and tickets", () => {
  const moment = new Date("2026-11-20T09:00:00Z");
  for (const language of languages) {
    const shown = [new Intl.NumberFormat(intlLocaleOf(language)).format(1234), displayDate(moment, language)];
    expect([language, ...shown.join("").matchAll(/\p{Nd}/gu)].join("")).toMatch(/^[a-z-]+[0-9]+$/);
  }
});

it("what a language is asked for is made once", () => {
  const made: string[] = [];
  const make = onceByLanguage((language) => made.push(language));
  expect([make("ja"), make("en"), make("ja"), made]).toEqual([1, 2, 1, ["ja", "en"]]);
});

it("a language is called by its name in the reader's, one that is another way of writing by its own", () => {
  expect([languageNameIn("ja", "en"), languageNameIn(plain, "en")]).toEqual([
    "Japanese",
    languageEntry(plain).nativeName,
  ]);
  expect([formatList(["A", "B", "C"], "ja"), formatList(["A", "B", "C"], "en")]).toEqual([
    "A、B、C",
    "A, B, C",
  ]);
  expect(byLanguage((language) => language.length)).toMatchObject({ ja: 2, "ja-easy": 7 });
});

it("a list in a sentence ends as the language ends it", () => {
  const all = (["en", "ko", "ne"] as const).map((language) => formatAll(["A", "B"], language));
  expect(all).toEqual(["A and B", "A 및 B", "A र B"]);
  expect([formatAll(["A", "B"], "en", "disjunction"), formatAll(["A", "B"], "ne", "disjunction")]).toEqual([
    "A or B",
    "A वा B",
  ]);
});

describe.each(languages.filter((one) => languageEntry(one).listWords))(
  "what is written for %s",
  (language) => {
    const locale = language === "ne" ? language : intlLocaleOf(language);
    const listed = [[], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]];

    it.each(["conjunction", "disjunction"] as const)("joins a list of %s as CLDR does", (type) => {
      const inCldr = new Intl.ListFormat(locale, { type });
      for (const items of listed) expect(formatAll(items, language, type)).toBe(inCldr.format(items));
    });

    it.skipIf(language === "ne")("is what Intl would say", () => {
      const [list, name, weekday] = [
        new Intl.ListFormat(locale, { style: "narrow" }),
        new Intl.DisplayNames(locale, { type: "language" }),
        new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }),
      ];
      for (const items of listed) expect(formatList(items, language)).toBe(list.format(items));
      for (const one of languages.filter((one) => !languageEntry(one).isPlain))
        expect(languageNameIn(one, language)).toBe(name.of(languageEntry(one).tag));
      const week = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2023, 0, day)));
      expect(week.map((day) => withoutRuby(displayWeekday(day, language)))).toEqual(
        week.map((day) => weekday.format(day)),
      );
    });
  },
);

it("a language without patterns of its own writes dates as Intl does, by Japan's clocks", () => {
  const moment = new Date("2026-11-20T15:30:00Z");
  expect([displayDate(moment, zh), displayMonth(moment, zh)]).toEqual(["2026年11月21日", "11月"]);
  expect(displayYearMonth(2027, 3, zh)).toBe("2027年3月");
  expect(displayWithWeekday(moment, zh)).toBe("2026年11月21日 (周六) 00:30");
});
