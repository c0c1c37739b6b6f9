import { expect, it } from "vitest";
import { minuteReading, readCounters } from "./counter-readings.ts";
import { readRuby, splitRuby } from "./ruby-marks.ts";

const told = (text: string) =>
  readCounters(splitRuby(readRuby(text)))
    .map((part) => (typeof part === "string" ? part : `{${part.base}|${part.reading}}`))
    .join("");

it("minutes are read by their figure, and with it where the figure sounds otherwise too", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((figure) => told(`あと${figure}{分|ふん}です`))).toEqual([
    "あと{1分|いっぷん}です",
    "あと2{分|ふん}です",
    "あと{3分|さんぷん}です",
    "あと{4分|よんぷん}です",
    "あと5{分|ふん}です",
    "あと{6分|ろっぷん}です",
    "あと7{分|ふん}です",
    "あと{8分|はっぷん}です",
    "あと9{分|ふん}です",
    "あと{10分|じゅっぷん}です",
  ]);
  expect(told("{駅|えき}から13{分|ふん}")).toBe("{駅|えき}から13{分|ぷん}");
  expect(told("10{分間|ふんかん}に")).toBe("{10分間|じゅっぷんかん}に");
  expect(told("30{分間|ふんかん}に")).toBe("30{分間|ぷんかん}に");
  expect(told("10{分|ぷん}{後|ご}、5〜10{分|ぷん}")).toBe("{10分|じゅっぷん}{後|ご}、5〜{10分|じゅっぷん}");
  expect(["12", "１３", "20"].map(minuteReading)).toEqual(["ふん", "ぷん", "ぷん"]);
});

it("one and two people have words of their own, whatever they are counted for", () => {
  expect(["1", "2", "3", "11", "12", "1,001"].map((figure) => told(`ほか${figure}{人|にん}`))).toEqual([
    "ほか{1人|ひとり}",
    "ほか{2人|ふたり}",
    "ほか3{人|にん}",
    "ほか11{人|にん}",
    "ほか12{人|にん}",
    "ほか1,001{人|にん}",
  ]);
  expect(told("1 {人|にん}、２{人|にん}")).toBe("{1 人|ひとり}、{２人|ふたり}");
  expect(told("1{人分|にんぶん}の{席|せき}、2{人組|にんぐみ}")).toBe(
    "{1人分|ひとりぶん}の{席|せき}、{2人組|ふたりぐみ}",
  );
});

it("days are read as those of a month are, and one day by whether it is a date or a length", () => {
  const days = ["いちにち", "ふつか", "みっか", "よっか", "いつか", "むいか", "なのか", "ようか", "ここのか"];
  for (const [at, reading] of [...days, "とおか"].entries())
    expect(told(`あと${at + 1}{日|にち}`)).toBe(`あと{${at + 1}日|${reading}}`);
  expect([11, 14, 19, 20, 24, 30, 102].map((figure) => told(`${figure}{日|にち}`))).toEqual([
    "11{日|にち}",
    "{14日|じゅうよっか}",
    "19{日|にち}",
    "{20日|はつか}",
    "{24日|にじゅうよっか}",
    "30{日|にち}",
    "102{日|にち}",
  ]);
  expect(told("7{日間|にちかん}、3{日目|にちめ}")).toBe("{7日間|なのかかん}、{3日目|みっかめ}");
  expect(told("12{月|がつ}1{日|にち}（{金|きん}）")).toBe("12{月|がつ}{1日|ついたち}（{金|きん}）");
  expect(told("{4月|しがつ} 1{日|にち}")).toBe("{4月|しがつ} {1日|ついたち}");
  expect(told("{月|つき}の1{日間|にちかん}")).toBe("{月|つき}の{1日間|いちにちかん}");
});

it("what is no number with its counter, or is read in another way, stays as it is", () => {
  for (const text of [
    "3{分|ぶん}の1",
    "{半分|はんぶん}",
    "{分|ふん}",
    "{今|いま}{分|ふん}",
    "1.5{分|ふん}",
    "2{人前|にんまえ}",
    "1{人|じん}",
    "1{人間|にんげん}",
    "{第|だい}3{日曜|にちよう}",
    "{第|だい}2{日|にち}",
    "2〜3{日|にち}、1・2{人|にん}",
    "1{日|ひ}",
    "1{件|けん}",
  ])
    expect(told(text)).toBe(text);
});
