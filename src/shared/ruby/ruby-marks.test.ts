import { expect, test } from "vitest";
import { hasRuby, readRuby, splitRuby, withoutRuby } from "./ruby-marks.ts";

test("a word with kanji and its reading in kana is a mark, wherever it stands", () => {
  const text = readRuby("{申|もう}し{込|こ}みは{締切|しめきり}まで");
  expect(splitRuby(text)).toEqual([
    { base: "申", reading: "もう" },
    "し",
    { base: "込", reading: "こ" },
    "みは",
    { base: "締切", reading: "しめきり" },
    "まで",
  ]);
  expect(withoutRuby(text)).toBe("申し込みは締切まで");
});

test("what is no word with kanji, or is not read in kana, stays as it is written", () => {
  for (const text of [
    "{a|b}",
    "{count}",
    "{かな|かな}",
    "{漢字|kanji}",
    "{漢字|}",
    "漢字|かな",
    "{漢|{字|じ}}",
  ])
    expect(withoutRuby(readRuby(text))).toBe(text === "{漢|{字|じ}}" ? "{漢|字}" : text);
  for (const text of ["{a|b}", "{count}", "{かな|かな}", "{漢字|kanji}"])
    expect(hasRuby(readRuby(text))).toBe(false);
});

test("annotations that are not whole are the letters that they hold", () => {
  for (const text of ["\uFFF9漢字", "漢\uFFFA字", "漢\uFFFB字\uFFFB", "\uFFF9漢\uFFF9字\uFFFB"]) {
    expect(withoutRuby(`\uFFF9${text}`)).toBe("漢字");
    expect(splitRuby(`${text}`).join("")).toBe("漢字");
  }
  expect(splitRuby("\uFFF9漢字\uFFFA\uFFFB")).toEqual(["漢字"]);
  expect(splitRuby("\uFFF9\uFFFAかな\uFFFB")).toEqual([]);
});
