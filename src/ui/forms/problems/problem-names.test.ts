import { expect, test } from "vitest";
import { problemNames } from "./problem-names.ts";

test("the fields of a form that are wrong are named however deep they stand", () => {
  const wrong = {
    type: "validate",
    message: "can't be blank",
    ref: { name: "title", message: "no problem" },
  };
  expect(problemNames({})).toEqual([]);
  expect(problemNames({ start_at: wrong })).toEqual(["start_at"]);
  expect(
    problemNames({
      start_at: wrong,
      texts: [undefined, { title: wrong, place_name: wrong }],
      questions: [{ options: { message: "Every option needs a text" } }],
    }),
  ).toEqual(["start_at", "texts.1.title", "texts.1.place_name", "questions.0.options"]);
});

test("nothing is wrong where there is nothing, in a field's element, or in a field that is called message", () => {
  expect([null, { title: null }, "x"].flatMap((errors) => problemNames(errors))).toEqual([]);
  expect(problemNames({ texts: { ref: { message: "no problem" } } })).toEqual([]);
  const problem = { message: "can't be blank" };
  expect(problemNames({ message: { ja: problem, en: problem } })).toEqual(["message.ja", "message.en"]);
});
