import { expect, test } from "vitest";
import { tokensOf } from "../../../../platform/text-analysis/japanese-dictionary.ts";
import { advise } from "./advise.ts";
import hardWords from "./hard-words.json" with { type: "json" };

const found = (text: string) =>
  advise(text, tokensOf(text)).map(
    ({ kind, at, length, proposal }) =>
      `${kind} ${text.slice(at, at + length)}${proposal ? ` → ${proposal}` : ""}`,
  );

test("a sentence of more than forty letters is long, whatever the blanks in it", () => {
  const forty = `${"あ".repeat(20)} ${"い".repeat(19)}。`;
  expect(found(`${forty}${forty}`)).toEqual([]);
  expect(found(`みじかい。\n${"う".repeat(41)}\nおわり`)).toEqual([`long_sentence ${"う".repeat(41)}`]);
});

test("hard words have a simpler one, the longest of those that begin at a place", () => {
  expect(found("雨天決行です。")).toEqual(["hard_word 雨天決行 → 雨の日もします"]);
  expect(found("学生証を提示してください")).toEqual([
    "hard_word 学生証 → 学生のカード",
    "hard_word 提示し → 見せる",
  ]);
  expect(found("いっしょに遊ぼう")).toEqual([]);
});

test("what is done by somebody is told from what somebody does", () => {
  expect(found("先生に呼ばれました")).toContain("passive 呼ばれ");
  expect(found("お店で食べられる")).toContain("passive 食べられる");
  expect(found("先生が呼びました")).toEqual([]);
});

test("two negations, and what one must do, are named", () => {
  expect(found("できないわけではありません")).toEqual(["double_negation ないわけではありません"]);
  expect(found("言わざるを得ない")).toEqual(["double_negation ざるを得ない"]);
  expect(found("書かなければなりません")).toEqual(["obligation なければなりません → 〜てください"]);
  expect(found("できません")).toEqual([]);
});

test("years of an era are proposed as years that everybody counts", () => {
  expect(found("令和8年")).toEqual(["era_year 令和8年 → 2026年"]);
  expect(found("平成元年")).toEqual(["era_year 平成元年 → 1989年"]);
  expect(found("昭和６４年")).toEqual(["era_year 昭和６４年 → 1989年"]);
  expect(found("2026年")).toEqual([]);
});

test("every hard word is found as it is listed, and none is proposed for another", () => {
  const words = Object.keys(hardWords);
  expect(words.length).toBeGreaterThan(300);
  const missed = words.filter((word) => !found(word).some((line) => line.startsWith(`hard_word ${word} →`)));
  expect(missed).toEqual([]);
});
