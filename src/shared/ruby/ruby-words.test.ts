import { expect, test } from "vitest";
import { withoutRuby } from "./ruby-marks.ts";
import { annotate, mendedRuby, type RubyWord, withKnownReadings } from "./ruby-words.ts";

const word = (text: string, reading: string): RubyWord => ({ text, reading });
/** `締切(しめきり)` */
const told = (texts: string[]) =>
  texts.map((text) => text.replaceAll("\uFFF9", "").replaceAll("\uFFFA", "(").replaceAll("\uFFFB", ")"));

test("each word stands over the next place that has its letters, through all texts", () => {
  const words = [word("日本", "にほん"), word("日", "ひ"), word("日", "にち"), word("会", "かい")];
  expect(told(annotate(["日本の日", "3日の会"], words))).toEqual([
    "日本(にほん)の日(ひ)",
    "3日(にち)の会(かい)",
  ]);
});

test("a word without a reading keeps its place, and one that stands nowhere is passed over", () => {
  expect(told(annotate(["本と本"], [word("本", ""), word("本", "ほん")]))).toEqual(["本と本(ほん)"]);
  expect(told(annotate(["会", "場"], [word("駅", "えき"), word("場", "ば")]))).toEqual(["会", "場(ば)"]);
  expect(annotate(["会"], [])).toEqual(["会"]);
  expect(annotate(["会"], [word("", "かい")])).toEqual(["会"]);
});

test("the letters of a text stay as they are, whatever its words", () => {
  const texts = ["締切は3日、{漢字|かんじ}", "**会場**"];
  const words = [word("締切", "しめきり"), word("漢字", "かんじ"), word("会場", "かいじょう")];
  expect(annotate(texts, words).map(withoutRuby)).toEqual(texts);
});

test("a reading that somebody has given stays when the text is read anew", () => {
  const known = [word("人", "ひと"), word("人", "にん"), word("上手", "かみて")];
  const fresh = [word("今日", "きょう"), word("人", "じん"), word("人", "じん"), word("上手", "じょうず")];
  expect(withKnownReadings(fresh, known)).toEqual([
    word("今日", "きょう"),
    word("人", "ひと"),
    word("人", "にん"),
    word("上手", "かみて"),
  ]);
});

test("words that somebody has divided otherwise than the dictionary stand in the place of its words", () => {
  const ofDictionary = [word("申", "もう"), word("込", "こ"), word("方", "ほう"), word("法", "ほう")];
  const known = [word("申し込み", "もうしこみ"), word("法", ""), word("駅", "えき")];
  expect(mendedRuby("申し込み方法", ofDictionary, known)).toEqual([
    word("申し込み", "もうしこみ"),
    word("方", "ほう"),
    word("法", ""),
  ]);
  expect(mendedRuby("申し込み方法", ofDictionary, [])).toEqual(ofDictionary);
});
