import { expect, it } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const same = { onlyInFirst: [], onlyInSecond: [] };

it.each([
  ["11月25日（水）18時30分から", "Wed, 25 November, from 6:30 pm"],
  ["11/25(水) 午後6時〜8時", "Nov 25 (Wed), 6 pm to 8 pm"],
  ["参加費は１，０００円、定員は20名", "1,000 yen, 20 seats"],
  ["参加費は1万円", "The fee is 10,000 yen"],
  ["2時間、3号室", "Two hours, Room 3"],
  ["三人一組で話します", "You talk in groups of 3"],
  ["正午に集合", "We meet at noon"],
  ["第2回 9時から17時", "The 2nd time, 9–17"],
  ["18:00〜20:00、昼の部 11:00〜13:00", "6–8 pm, by day 11 to 1 p.m."],
  ["18時から20時30分まで", "6 - 8:30pm"],
  ["令和8年5月10日、4年生も", "10 May 2026, fourth-year students too"],
  ["7月のお茶会 https://example.org/ja/tea", "Tea in July: https://example.org/en/tea"],
  ["Zoomで開催。tea@example.org まで", "On Zoom. Write to tea@example.org"],
  ["毎週土曜日", "Every Saturday"],
  ["you may come in March", "3月に来られます"],
  ["お茶", ""],
])("%s says the same as %s", (first, second) => {
  expect(compareTexts(first, second)).toEqual(same);
  expect(compareTexts(second, first)).toEqual(same);
});

it("another time, day, number, link or name is told, as each text writes it", () => {
  expect(compareTexts("18:30から、20名", "From 7 pm, 25 seats")).toEqual({
    onlyInFirst: ["18:30", "20"],
    onlyInSecond: ["7 pm", "25"],
  });
  expect(compareTexts("18:00〜20:00", "7–8 pm")).toEqual({ onlyInFirst: ["18:00"], onlyInSecond: ["7"] });
  expect(compareTexts("12月1日（火）", "Wed, 2 December")).toEqual({
    onlyInFirst: ["12月1日", "(火)"],
    onlyInSecond: ["2 December", "Wed"],
  });
  expect(compareTexts("Zoomで https://a.example/x", "Online: https://b.example/x")).toEqual({
    onlyInFirst: ["https://a.example/x", "Zoom"],
    onlyInSecond: ["https://b.example/x"],
  });
});

it("what stands twice is told once", () => {
  expect(compareTexts("5名、5名", "seats").onlyInFirst).toEqual(["5"]);
});

it("words that merely look like names are no difference: of two texts in Latin letters, or of a line in them", () => {
  expect(compareTexts("お茶会です\nSee You There", "Tea")).toEqual(same);
  expect(compareTexts("Bring Your Own Cup", "Tasse mitbringen")).toEqual(same);
});
