import { expect, it } from "vitest";
import { isEmailShape } from "./email-shape.ts";

it.each([
  ["aoi@example.com", true],
  [" ａｏｉ＠ｅｘａｍｐｌｅ．ｃｏｍ ", true],
  ["a@b.c", true],
  ["a.b+c@mail.example.ac.jp", true],
  ["aoi", false],
  ["aoi@example", false],
  ["@example.com", false],
  ["aoi@.", false],
  ["aoi@example.", false],
  ["a oi@example.com", false],
  ["aoi@exa mple.com", false],
  ["aoi@example.c om", false],
  ["aoi@@example.com", false],
  ["", false],
])("%j may be an e-mail address: %s", (typed, isShape) => {
  expect(isEmailShape(typed)).toBe(isShape);
});
