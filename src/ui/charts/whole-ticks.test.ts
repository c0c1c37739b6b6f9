import { expect, it } from "vitest";
import { wholeTicks } from "./whole-ticks.ts";

it("counts are marked by whole numbers, evenly, up to what the largest needs", () => {
  expect(wholeTicks(0)).toEqual([0, 1]);
  expect(wholeTicks(3)).toEqual([0, 1, 2, 3]);
  expect(wholeTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(wholeTicks(23)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(wholeTicks(480)).toEqual([0, 100, 200, 300, 400, 500]);
});

it("there are never more than six", () => {
  for (let max = 0; max < 2000; max += 1) {
    const ticks = wholeTicks(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
  }
});
