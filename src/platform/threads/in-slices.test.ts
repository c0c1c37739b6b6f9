import { expect, it } from "vitest";
import { mapInSlices } from "./in-slices.ts";

/** Keeps the thread busy. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it("work at many things lets others have a turn after some milliseconds, and answers in order", async () => {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const results = await mapInSlices(
    Array.from({ length: 20 }, (_, place) => place),
    (one) => {
      work(2);
      return one * 2;
    },
  );
  isOver = true;
  expect(results).toEqual(Array.from({ length: 20 }, (_, place) => place * 2));
  expect(turns).toBeGreaterThanOrEqual(5);
});
