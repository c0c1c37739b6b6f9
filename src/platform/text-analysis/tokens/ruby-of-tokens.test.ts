import { expect, test } from "vitest";
import { tokensOf } from "../japanese-dictionary.ts";
import { rubyOfTokens, splitReading } from "./ruby-of-tokens.ts";

const ruby = (text: string) =>
  rubyOfTokens(tokensOf(text)).map(({ text: word, reading }) => `${word} ${reading}`);

test("the kanji of a word have their part of its reading", () => {
  expect(ruby("申し込みを締め切ります。")).toEqual(["申 もう", "込 こ", "締 し", "切 き"]);
  expect(ruby("留学生が入場できません")).toEqual(["留学生 りゅうがくせい", "入場 にゅうじょう"]);
  expect(ruby("https://例.jp/申込 です")).toEqual([]);
  expect(ruby("かなとEnglish\nだけ")).toEqual([]);
});

test("counters are read after figures, and days of the week in brackets", () => {
  expect(ruby("3月21日（日）10時15分")).toEqual(["月 がつ", "日 にち", "日 にち", "時 じ", "分 ふん"]);
  expect(ruby("10分")).toEqual(["分 ぷん"]);
  expect(ruby("日がのぼる")).toEqual(["日 ひ"]);
  expect(ruby("令和8年、一人で")).toEqual(["令和 れいわ", "年 ねん", "一人 ひとり"]);
});

test("what the dictionary does not know has no reading, and a word that cannot be taken apart is one", () => {
  expect(ruby("龘靐")).toEqual(expect.arrayContaining([expect.stringMatching(/ $/)]));
  expect(splitReading("大人", "おとな")).toEqual([{ text: "大人", reading: "おとな" }]);
  expect(splitReading("お知らせ", "ちがう")).toEqual([{ text: "お知らせ", reading: "ちがう" }]);
});

test("words stand where the text has them", () => {
  const text = "２日に\n会う 会";
  for (const { surface, at } of tokensOf(text)) expect(text.slice(at, at + surface.length)).toBe(surface);
});
