import { expect, it } from "vitest";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import { mergeSurvey, type SurveyValues, surveyBody, surveyDifferences } from "./survey-values.ts";

const question = (id: number | undefined, title: string) => ({
  ...(id && { id }),
  question_type_id: 4,
  is_required: false,
  isRemoved: false,
  texts: [{ title, discription: "" }],
  options: [],
});
const began: SurveyValues = {
  names: "without",
  is_open: true,
  questions: [question(1, "One"), question(2, "Two")],
  lock_version: 1,
};
const typed: SurveyValues = {
  ...began,
  names: "with",
  questions: [question(1, "Mine"), question(2, "Two"), question(undefined, "My own")],
};
const theirs: SurveyValues = {
  names: "without",
  is_open: false,
  questions: [question(1, "One"), question(2, "Theirs"), question(3, "Their own")],
  lock_version: 2,
};

it("of a survey only what was typed stands over what somebody else has saved meanwhile, question by question", () => {
  expect(mergeSurvey(began, typed, theirs)).toEqual({
    ...theirs,
    names: "with",
    questions: [
      question(1, "Mine"),
      question(2, "Theirs"),
      question(3, "Their own"),
      question(undefined, "My own"),
    ],
  });
});

it("two states of a survey differ in words in what both have changed, and not in the version", () => {
  const t = ((key: string, values: { number?: number } = {}) => `${key} ${values.number ?? ""}`) as Texts;
  const found = surveyDifferences(mergeSurvey(began, typed, theirs), theirs, t, "en");
  expect(found.map(({ mine, theirs: saved }) => [mine.trim(), saved.trim()])).toEqual([
    ["survey.with_names", "survey.without_names"],
    ["Mine", "One"],
    ["My own", ""],
  ]);
});

it("a survey is sent with the version that it was read with", () => {
  expect(surveyBody(began, [1])).toMatchObject({ is_anonymous: true, is_open: true, lock_version: 1 });
  expect(surveyBody(began, [1])).not.toHaveProperty("names");
});
