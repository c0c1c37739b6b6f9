import fc from "fast-check";
import { expect, it } from "vitest";
import { asLine, asLines } from "./clean-text.ts";

it.each([
  ["Cooking\r\nNight", "Cooking Night"],
  ["Cooking\tNight\u2028tonight", "Cooking Night tonight"],
  ["Bell\u0007 and escape\u001b[31m", "Bell and escape[31m"],
  ["list\u202efdp.exe", "listfdp.exe"],
  ["\u2067open isolate", "open isolate"],
  ["\u200b\ufeff", ""],
  ["\ufff9漢字\ufffaかんじ\ufffb", "漢字かんじ"],
  ["{漢字|かんじ}", "{漢字|かんじ}"],
  ["می‌خواهم", "می‌خواهم"],
  ["👩‍🍳 שלום\u200f!", "👩‍🍳 שלום\u200f!"],
  ["料理の夜　冬", "料理の夜　冬"],
])("a line of %j is %j", (typed, line) => {
  expect(asLine(typed)).toBe(line);
});

it.each([
  ["one\r\ntwo\rthree", "one\ntwo\nthree"],
  ["a\tb\u0007", "a\tb"],
  ["list\u202efdp.exe", "listfdp.exe"],
  ["\ufff9漢字\ufffaかんじ\ufffb", "漢字かんじ"],
])("a text of %j is %j", (typed, lines) => {
  expect(asLines(typed)).toBe(lines);
});

it("what was cleaned is clean", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(asLine(asLine(typed))).toBe(asLine(typed));
      expect(asLines(asLines(typed))).toBe(asLines(typed));
    }),
  );
});
