import { expect, it } from "vitest";
import { ignoreRepeats, repeatAfterMs } from "./ignore-repeats.ts";

it("a ticket that stays in the picture counts once", () => {
  const pass = ignoreRepeats();
  expect(pass(["a"], 0)).toEqual(["a"]);
  for (let now = 100; now < 10_000; now += 100) expect(pass(["a"], now)).toEqual([]);
});

it("another ticket counts at once, also beside the first one", () => {
  const pass = ignoreRepeats();
  expect(pass(["a"], 0)).toEqual(["a"]);
  expect(pass(["b"], 100)).toEqual(["b"]);
  expect(pass(["a", "c"], 200)).toEqual(["c"]);
  expect(pass(["d", "d"], 300)).toEqual(["d"]);
});

it("a ticket that was out of the picture for three seconds counts again", () => {
  const pass = ignoreRepeats();
  pass(["a"], 0);
  pass([], 1_000);
  expect(pass(["a"], repeatAfterMs - 1)).toEqual([]);
  expect(pass(["a"], 2 * repeatAfterMs - 2)).toEqual([]);
  expect(pass(["a"], 3 * repeatAfterMs)).toEqual(["a"]);
});
