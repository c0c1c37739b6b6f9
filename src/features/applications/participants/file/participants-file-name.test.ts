import { expect, it } from "vitest";
import { titleForFileName } from "./participants-file-name.ts";

it.each([
  ["Cooking Night", "Cooking Night"],
  ["料理の夜：冬", "料理の夜：冬"],
  ['../../etc: "a|b"?*<x>\\', "etc a b x"],
  ["two\r\nlines\u0000", "two lines"],
  ["list\u202Efdp.exe", "list fdp.exe"],
  ["100% fun…", "100 fun…"],
  ["...", ""],
  [". Night . .", "Night"],
  ["broken \uD83C", "broken"],
])("a file is named by the title %j as %j, which every system accepts", (title, expected) => {
  expect(titleForFileName(title)).toBe(expected);
});

it("a long title is cut between characters", () => {
  expect(titleForFileName("🎉".repeat(300))).toBe("🎉".repeat(50));
  expect(titleForFileName(` ${"x".repeat(60)}`)).toBe("x".repeat(50));
});
