import { expect, it } from "vitest";
import { minuteReading, readMinutes } from "./minute-readings.ts";
import { readRuby, splitRuby } from "./ruby-marks.ts";

const told = (text: string) =>
  readMinutes(splitRuby(readRuby(text)))
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
  expect(["12", "１３", "20"].map(minuteReading)).toEqual(["ふん", "ぷん", "ぷん"]);
});

it("what is no number of minutes stays as it is", () => {
  for (const text of [
    "3{分|ぶん}の1",
    "{半分|はんぶん}",
    "{分|ふん}",
    "{今|いま}{分|ふん}",
    "1.5{分|ふん}",
    "3{人|にん}",
  ])
    expect(told(text)).toBe(text);
});
