import { expect, it } from "vitest";
import { placeWithAddress, prefectureNames } from "./format-event-place.ts";
import { timeSpan } from "./format-event-time.ts";

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`);

it("a time says until when where that is known, with the date where it is another day", () => {
  expect(timeSpan(at("20T18:00"), at("20T20:00"), "ja")).toBe("2026年11月20日 (金) 18:00–20:00");
  expect(timeSpan(at("20T18:00"), at("21T09:00"), "en")).toBe(
    "Nov. 20th 2026 (Fri) 18:00 – Nov. 21st 2026 (Sat) 09:00",
  );
  expect(timeSpan(at("20T18:00"), null, "en")).toBe("Nov. 20th 2026 (Fri) 18:00");
});

it("a place is told with its address and, once, its prefecture", () => {
  const names = { ja: "東京都", en: "Tokyo" };
  const told = (address: string, language: "ja" | "en") =>
    placeWithAddress(
      { prefecture: prefectureNames({ names }, language), place_name: "Hall A", address },
      language,
    );
  expect(told("渋谷区1-1", "ja")).toBe("東京都渋谷区1-1 Hall A");
  expect(told("東京都渋谷区1-1", "ja")).toBe("東京都渋谷区1-1 Hall A");
  expect(told("", "ja")).toBe("東京都 Hall A");
  expect(told("1-1 Shibuya", "en")).toBe("Hall A, 1-1 Shibuya, Tokyo");
  expect(told("1-1 Shibuya, Tokyo", "en")).toBe("Hall A, 1-1 Shibuya, Tokyo");
});

it("a place leaves out what is not known, and knows the prefecture in whatever language and case it is said", () => {
  const prefecture: [string, ...string[]] = ["Tokyo", "東京都"];
  const told = (place_name: string, address: string) =>
    placeWithAddress({ prefecture, place_name, address }, "en");
  expect(told(" Hall A ", "")).toBe("Hall A, Tokyo");
  expect(told("", "")).toBe("Tokyo");
  expect(told("Hall A", "1-1 Shibuya, TOKYO")).toBe("Hall A, 1-1 Shibuya, TOKYO");
  expect(told("Hall A", "東京都渋谷区1-1")).toBe("Hall A, 東京都渋谷区1-1");
});

it("a prefecture's names begin with that of the reader's language", () => {
  expect(prefectureNames({ names: { ja: "東京都", en: "Tokyo" } }, "en")).toEqual([
    "Tokyo",
    "東京都",
    "Tokyo",
  ]);
});
