import { expect, it } from "vitest";
import { answersBytesAtMost, areAnswersTooLong } from "./answers-size.ts";

it("answers have at most 20 KB together, as bytes of UTF-8", () => {
  expect(answersBytesAtMost).toBe(20_480);
  const half = "x".repeat(10_240);
  expect(areAnswersTooLong([])).toBe(false);
  expect(areAnswersTooLong([half, half])).toBe(false);
  expect(areAnswersTooLong([half, half, "x"])).toBe(true);
  // Three bytes a letter, four for an emoji.
  expect(areAnswersTooLong(["あ".repeat(6826), "é"])).toBe(false);
  expect(areAnswersTooLong(["あ".repeat(6826), "é", "x"])).toBe(true);
  expect(areAnswersTooLong(["🍣".repeat(5121)])).toBe(true);
});
