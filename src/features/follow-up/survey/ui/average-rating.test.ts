import { expect, it } from "vitest";
import { averageRating } from "./average-rating.ts";

it("options that begin with numbers are a rating, whose average counts each answer", () => {
  expect(averageRating(["5 – Very good", "4", "３：ふつう"], [1, 1, 2])).toBe(3.75);
});

it.each([
  [
    ["Yes", "No"],
    [3, 1],
  ],
  [
    ["5", "no number"],
    [3, 1],
  ],
  [
    ["10 o'clock", "10 at night"],
    [3, 1],
  ],
  [["5"], [3]],
  [
    ["2", "1"],
    [0, 0],
  ],
])("%j with %j is none", (options, counts) => {
  expect(averageRating(options, counts)).toBeNull();
});
