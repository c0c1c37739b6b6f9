import { expect, it } from "vitest";
import { byReading } from "./reading-order.ts";

const people = (...names: [last: string, first: string, lastReading?: string, firstReading?: string][]) =>
  names.map(([last_name, first_name, last = null, first = null]) => ({
    last_name,
    first_name,
    last_name_reading: last,
    first_name_reading: first,
  }));
const sorted = (language: "ja" | "en", ...names: Parameters<typeof people>) =>
  people(...names)
    .sort(byReading(language))
    .map(({ last_name, first_name }) => `${last_name}${first_name}`);

it("people stand in the order of their readings, whichever kana these are in", () => {
  for (const language of ["ja", "en"] as const)
    expect(
      sorted(
        language,
        ["渡辺", "蓮", "わたなべ"],
        ["佐藤", "花子", "サトウ"],
        ["青木", "空", "あおき"],
        ["かとう", "凛"],
      ),
    ).toEqual(["青木空", "かとう凛", "佐藤花子", "渡辺蓮"]);
});

it("families of one sound stay apart, and within them the given names are in order", () => {
  expect(
    sorted(
      "ja",
      ["佐藤", "優", "さとう", "ゆう"],
      ["佐東", "空", "さとう", "そら"],
      ["佐藤", "葵", "さとう", "あおい"],
    ),
  ).toEqual(["佐東空", "佐藤葵", "佐藤優"]);
});

it("kanji that nobody reads stand behind the kana, and who has gone behind everybody", () => {
  expect(sorted("ja", ["", ""], ["青木", "空"], ["渡辺", "蓮", "わたなべ"])).toEqual([
    "渡辺蓮",
    "青木空",
    "",
  ]);
});
