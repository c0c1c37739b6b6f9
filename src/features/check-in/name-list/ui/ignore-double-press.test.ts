import { expect, it } from "vitest";
import { ignoreDoublePress } from "./ignore-double-press.ts";

const at = (timeStamp: number, clientY = 300, detail = 1) => ({ timeStamp, clientX: 300, clientY, detail });

it("the second half of a double press counts as none: another person may stand there by then", () => {
  const isNew = ignoreDoublePress();
  expect([at(0), at(180, 304), at(400, 296)].map(isNew)).toEqual([true, false, false]);
  expect(isNew(at(1_000))).toBe(true);
});

it("presses at other places, with thought, or by a keyboard all count", () => {
  const isNew = ignoreDoublePress();
  expect([at(0), at(150, 368), at(700, 368)].map(isNew)).toEqual([true, true, true]);
  expect([at(750, 0, 0), at(800, 0, 0)].map(isNew)).toEqual([true, true]);
});
