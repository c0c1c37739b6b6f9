import { expect, it } from "vitest";
import type { AppError } from "../../../shared/app-error.ts";
import { readAnswers } from "./parse-answers.ts";

type Question = Parameters<typeof readAnswers>[0][number];

const [radio, checkbox, longText, shortText, email] = [1, 2, 3, 4, 5] as const;
const options = ["Egg", "Nuts"].map((text, place) => ({
  id: place + 11,
  is_deleted: false,
  texts: [{ language_id: 2, text }],
}));
const question = (id: number, question_type_id: number, more: Partial<Question> = {}) =>
  ({
    id,
    question_type_id,
    is_required: false,
    is_deleted: false,
    options: question_type_id <= checkbox ? options : [],
    ...more,
  }) as unknown as Question;

const own = "own@example.com";
const read = (asked: Question, answer: string | null | undefined) => {
  try {
    return readAnswers([asked], { q_1: answer }, own);
  } catch (error) {
    return (error as AppError).fields;
  }
};
const stored = (text: string, optionIds: number[] = []) => [{ questionId: 1, text, optionIds }];

it("a short text is one line, a long one keeps its lines; blanks around and NUL are left out", () => {
  expect(read(question(1, shortText), " a\nb\u0000 ")).toEqual(stored("a b"));
  expect(read(question(1, longText), " a\r\nb\u0000 ")).toEqual(stored("a\nb"));
});

it("nothing is kept where nothing was answered; a required question says so", () => {
  for (const nothing of [undefined, null, "", " \u0000"]) {
    expect(read(question(1, shortText), nothing)).toEqual([]);
    expect(read(question(1, checkbox), nothing)).toEqual([]);
    expect(read(question(1, shortText, { is_required: true }), nothing)).toEqual({
      q_1: [{ code: "required_question" }],
    });
  }
});

it("choices are kept by their identity, one of a radio question and any of a checkbox question", () => {
  expect(read(question(1, radio), "Nuts")).toEqual(stored("", [12]));
  expect(read(question(1, checkbox), "Nuts,Egg")).toEqual(stored("", [12, 11]));
  for (const [type, answer] of [
    [radio, "Egg,Nuts"],
    [radio, "Fish"],
    [checkbox, "Fish"],
    [checkbox, "Egg,Fish"],
  ] as const) {
    expect(read(question(1, type), answer)).toEqual({ q_1: [{ code: "not_an_option" }] });
  }
});

it("an option's name has to match exactly: nothing of the answer is cleaned but the ends", () => {
  const tabbed = question(1, radio, {
    options: [{ id: 11, is_deleted: false, texts: [{ language_id: 2, text: "a\tb" }] }],
  } as unknown as Partial<Question>);
  expect(read(tabbed, "a\tb ")).toEqual(stored("", [11]));
  expect(read(tabbed, "a b")).toEqual({ q_1: [{ code: "not_an_option" }] });
});

it("an e-mail question that is left empty takes the account's address, and full-width letters count", () => {
  expect(read(question(1, email), "")).toEqual(stored(own));
  expect(read(question(1, email), "ａ@example.com")).toEqual(stored("a@example.com"));
  expect(read(question(1, email), "nobody")).toEqual({ q_1: [{ code: "email_not_valid" }] });
});

it("5,000 characters are taken and no more, and what is too long has that one problem", () => {
  expect(read(question(1, shortText), "x".repeat(5000))).toEqual(stored("x".repeat(5000)));
  for (const type of [shortText, radio, email]) {
    expect(read(question(1, type), "x".repeat(5001))).toEqual({
      q_1: [{ code: "too_long", values: { max: 5000 } }],
    });
  }
});

it("the names of chosen options count like texts in what answers have together", () => {
  const long = "x".repeat(250);
  const options = Array.from({ length: 19 }, (_, place) => ({
    id: place,
    is_deleted: false,
    texts: [{ language_id: 2, text: `${place}${long}` }],
  }));
  const all = options.map(({ texts }) => texts[0]?.text).join(",");
  const asked = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      question(place + 1, checkbox, { options } as unknown as Partial<Question>),
    );
  const sent = (count: number) =>
    readAnswers(asked(count), Object.fromEntries(asked(count).map(({ id }) => [`q_${id}`, all])), own);
  expect(sent(4)).toHaveLength(4);
  expect(() => sent(5)).toThrow(
    expect.objectContaining({ fields: { answers: [{ code: "answers_too_long" }] } }),
  );
});

it("a deleted question is not asked, and what is sent for another one is passed over", () => {
  const deleted = question(1, shortText, { is_deleted: true, is_required: true });
  expect(readAnswers([deleted, question(2, shortText)], { q_1: "a", q_3: "b" }, own)).toEqual([]);
  expect(readAnswers([question(2, shortText)], { q_2: "b" }, own)).toEqual([
    { questionId: 2, text: "b", optionIds: [] },
  ]);
});

it("everything that is wrong is told at once", () => {
  const questions = [question(1, radio), question(2, shortText, { is_required: true }), question(3, email)];
  expect(() => readAnswers(questions, { q_1: "Fish", q_3: "nobody" }, own)).toThrow(
    expect.objectContaining({
      kind: "invalid",
      fields: {
        q_1: [{ code: "not_an_option" }],
        q_2: [{ code: "required_question" }],
        q_3: [{ code: "email_not_valid" }],
      },
    }),
  );
});
