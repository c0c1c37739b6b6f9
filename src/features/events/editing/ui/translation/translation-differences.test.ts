import { expect, it } from "vitest";
import { newEventText, newEventValues } from "../values/event-values.ts";
import { translationDifferences } from "./translation-differences.ts";

const question = (first: string, second: string, more: object = {}) => ({
  question_type_id: 1,
  is_required: true,
  isRemoved: false,
  texts: [
    { title: first, discription: "" },
    { title: second, discription: "" },
  ],
  options: [],
  ...more,
});
const valuesOf = (first: object, second: object, questions: ReturnType<typeof question>[] = []) => ({
  ...newEventValues(1),
  texts: [
    { ...newEventText(1), ...first },
    { ...newEventText(2), ...second },
  ],
  questions,
});

it("what the title of one language says may stand in the description of the other", () => {
  expect(
    translationDifferences(
      valuesOf({ title: "お茶会 18:30", discription: "お茶" }, { title: "Tea", discription: "From 18:30" }),
    ),
  ).toEqual([]);
});

it("a fee that differs is told", () => {
  expect(
    translationDifferences(
      valuesOf({ title: "会", fee_note: "500円" }, { title: "Tea", fee_note: "600 yen" }),
    ),
  ).toEqual([{ question: null, onlyInFirst: ["500"], onlyInSecond: ["600"] }]);
});

it("questions are compared each by itself, with their options, as they are numbered without removed ones", () => {
  const options = [{ texts: ["10時", "11:00"] }];
  expect(
    translationDifferences(
      valuesOf({}, {}, [
        question("1つ", "2", { isRemoved: true }),
        question("何人", "How many"),
        question("時刻", "Time", { options }),
      ]),
    ),
  ).toEqual([{ question: 2, onlyInFirst: ["10時"], onlyInSecond: ["11:00"] }]);
});

it("an event of one language, and a language that is not written yet, differ in nothing", () => {
  expect(translationDifferences(newEventValues(1))).toEqual([]);
  expect(translationDifferences(valuesOf({ title: "20名" }, {}))).toEqual([]);
});
