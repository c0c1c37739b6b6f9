import { expect, it } from "vitest";
import { mayShowAnswers } from "./survey-reveal.ts";

const shown = (facts: { hasShown: boolean; isClosed: boolean; isOver: boolean }) =>
  [0, 1, 2, 3, 4, 5, 6].filter((waiting) => mayShowAnswers({ waiting, ...facts }));

it("answers without names are shown five at a time, three once it is closed, and one or two at the end beside others", () => {
  const open = { hasShown: false, isClosed: false, isOver: false };
  expect(shown(open)).toEqual([5, 6]);
  expect(shown({ ...open, hasShown: true })).toEqual([5, 6]);
  expect(shown({ ...open, isClosed: true })).toEqual([3, 4, 5, 6]);
  expect(shown({ hasShown: true, isClosed: true, isOver: false })).toEqual([3, 4, 5, 6]);
  expect(shown({ hasShown: false, isClosed: true, isOver: true })).toEqual([3, 4, 5, 6]);
  expect(shown({ hasShown: true, isClosed: true, isOver: true })).toEqual([1, 2, 3, 4, 5, 6]);
});
