import { expect, test } from "vitest";
import { countProblems } from "./count-problems.ts";

test("the problems of a form are counted however deep they stand", () => {
  const wrong = {
    type: "validate",
    message: "can't be blank",
    ref: { name: "title", message: "no problem" },
  };
  expect(countProblems({})).toBe(0);
  expect(countProblems({ start_at: wrong })).toBe(1);
  expect(
    countProblems({
      start_at: wrong,
      texts: [undefined, { title: wrong, place_name: wrong }],
      questions: [{ options: { message: "Every option needs a text" } }],
    }),
  ).toBe(4);
});

test("nothing is wrong where there is nothing, in a field's element, or in a field that is called message", () => {
  expect([countProblems(null), countProblems({ title: null }), countProblems("x")]).toEqual([0, 0, 0]);
  expect(countProblems({ texts: { ref: { message: "no problem" } } })).toBe(0);
  const problem = { message: "can't be blank" };
  expect(countProblems({ message: { ja: problem, en: problem } })).toBe(2);
});
