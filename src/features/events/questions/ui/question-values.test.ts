import { expect, it } from "vitest";
import type { ApplyQuestion } from "../questions.contract.ts";
import {
  isWritten,
  newQuestion,
  type QuestionValues,
  questionBody,
  questionValues,
} from "./question-values.ts";

const languages = [
  { name: "日本語", symbol: "ja" },
  { name: "英語", symbol: "en" },
  { name: "フランス語", symbol: "fr" },
];
const titlesOf = (type: number) => newQuestion(type, languages).texts.map(({ title }) => title);

it("a new question for an e-mail address has its heading in each language, another one has none", () => {
  expect(titlesOf(5)).toEqual(["メールアドレス", "E-mail address", ""]);
  expect(titlesOf(4)).toEqual(["", "", ""]);
});

it("a new question is required; one that offers a choice begins with two empty options", () => {
  expect(newQuestion(4, languages.slice(0, 2))).toEqual({
    question_type_id: 4,
    is_required: true,
    isRemoved: false,
    texts: [
      { title: "", discription: "" },
      { title: "", discription: "" },
    ],
    options: [],
  });
  const empty = { texts: ["", ""] };
  expect(newQuestion(1, languages.slice(0, 2)).options).toEqual([empty, empty]);
});

const loaded: ApplyQuestion = {
  id: 7,
  question_type_id: 1,
  index: 0,
  is_required: false,
  _destroy: false,
  language_apply_questions: [
    { id: 1, language_id: 2, title: "Diet", discription: "Tell us", options_data: ["Egg", "Nuts"] },
    { id: 2, language_id: 1, title: "食事", discription: "", options_data: ["卵"] },
  ],
};
const values: QuestionValues = {
  id: 7,
  question_type_id: 1,
  is_required: false,
  isRemoved: false,
  texts: [
    { title: "食事", discription: "" },
    { title: "Diet", discription: "Tell us" },
  ],
  options: [{ texts: ["卵", "Egg"] }, { texts: ["", "Nuts"] }],
};

it("a question stands in the form in the order of the event's languages, with a row for every option", () => {
  expect(questionValues(loaded, [1, 2])).toEqual(values);
  expect(questionValues({ ...loaded, question_type_id: undefined }, [22])).toEqual({
    ...values,
    question_type_id: 4,
    texts: [{ title: "", discription: "" }],
    options: [],
  });
  expect(questionValues(loaded, [1, 22]).options).toEqual([{ texts: ["卵", ""] }]);
});

it("the form's question goes to the API with each language in which something is written", () => {
  const sent = (changes: Partial<QuestionValues>) => questionBody({ ...values, ...changes }, 3, [1, 2]);
  expect(sent({ options: [{ texts: [" 卵 ", "Egg"] }] })).toEqual([
    {
      id: 7,
      question_type_id: 1,
      index: 3,
      is_required: false,
      language_apply_questions_attributes: [
        { language_id: 1, title: "食事", discription: "", options_data: ["卵"] },
        { language_id: 2, title: "Diet", discription: "Tell us", options_data: ["Egg"] },
      ],
    },
  ]);
  const [bare] = questionBody(
    { ...values, id: undefined, question_type_id: 4, texts: [{ title: "", discription: "" }], options: [] },
    0,
    [1, 2],
  );
  expect(bare).toEqual({
    question_type_id: 4,
    index: 0,
    is_required: false,
    language_apply_questions_attributes: [{ language_id: 1, title: "", discription: "", options_data: [] }],
  });
  const [texts] = sent({ question_type_id: 4 });
  expect(texts?.language_apply_questions_attributes?.map(({ options_data }) => options_data)).toEqual([
    [],
    [],
  ]);
  const [untitled] = questionBody({ ...values, texts: [] }, 0, [1]);
  expect(untitled?.language_apply_questions_attributes?.[0]).toMatchObject({ title: "", discription: "" });
  const [gap] = sent({ options: [{ texts: ["卵"] }] });
  expect(gap?.language_apply_questions_attributes?.[1]?.options_data).toEqual([""]);
});

it("a question that was taken out is removed where it is saved, and left out where it is not", () => {
  expect(questionBody({ ...values, isRemoved: true }, 0, [1])).toEqual([{ id: 7, _destroy: true }]);
  expect(questionBody({ ...values, id: undefined, isRemoved: true }, 0, [1])).toEqual([]);
});

it("a language is written in as soon as its title, its description or an option says something", () => {
  const empty = { title: " ", discription: "" };
  const written = (text: object, option: string[] = []) =>
    isWritten({ ...values, texts: [{ ...empty, ...text }], options: [{ texts: option }] }, 0);
  expect([written({}), written({ title: "a" }), written({ discription: "a" })]).toEqual([false, true, true]);
  expect([written({}, [" "]), written({}, ["a"]), written({}, ["", "a"])]).toEqual([false, true, false]);
  expect(isWritten({ ...values, options: [] }, 2)).toBe(false);
});
