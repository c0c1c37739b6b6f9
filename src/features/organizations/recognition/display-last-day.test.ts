import { expect, it } from "vitest";
import { displayLastDay } from "./display-last-day.ts";

it("the last day of a recognition is told in the reader's language, also in one that browsers do not know", () => {
  const told = (["ja", "en", "zh", "ko", "vi", "ne"] as const).map((one) =>
    displayLastDay("2027-03-31", one),
  );
  expect(told).toEqual([
    "2027年3月31日",
    "Mar 31, 2027",
    "2027年3月31日",
    "2027년 3월 31일",
    "31 thg 3, 2027",
    "2027 मार्च 31",
  ]);
});
