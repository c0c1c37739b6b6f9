import { describe, expect, it } from "vitest";
import { inLanguages, mergeQuestions } from "./merge-questions.ts";
import type { QuestionValues } from "./question-values.ts";

const question = (
  id: number | undefined,
  title: string,
  more: Partial<QuestionValues> = {},
): QuestionValues => ({
  ...(id && { id }),
  question_type_id: 4,
  is_required: true,
  isRemoved: false,
  texts: [{ title, discription: "" }],
  options: [],
  ...more,
});
const [diet, name] = [question(1, "Diet"), question(2, "Name")] as const;
const told = (questions: QuestionValues[]) => questions.map(({ id, texts }) => `${id} ${texts[0]?.title}`);

it("a question's texts and options follow the order of other languages; what is missing is empty", () => {
  const asked = question(1, "食事", {
    texts: [
      { title: "食事", discription: "必須" },
      { title: "Diet", discription: "" },
    ],
    options: [{ texts: ["卵", "Egg"] }],
  });
  expect(inLanguages(asked, [1, 2], [2, 22, 1])).toEqual({
    ...asked,
    texts: [
      { title: "Diet", discription: "" },
      { title: "", discription: "" },
      { title: "食事", discription: "必須" },
    ],
    options: [{ texts: ["Egg", "", "卵"] }],
  });
});

describe("what was typed, laid on what is saved now,", () => {
  it("keeps what either has changed", () => {
    const typed = [question(1, "Food"), name];
    const saved = [question(1, "Diet", { is_required: false }), question(2, "Full name")];
    const merged = mergeQuestions([diet, name], typed, saved);
    expect(told(merged)).toEqual(["1 Food", "2 Full name"]);
    expect(merged[0]?.is_required).toBe(false);
  });

  it("keeps the words of one language beside those that were saved in another", () => {
    const inBoth = (ja: string, en: string) =>
      question(1, ja, { texts: [ja, en].map((title) => ({ title, discription: "" })) });
    const [merged] = mergeQuestions(
      [inBoth("食事", "Diet")],
      [inBoth("食事", "Food")],
      [inBoth("食", "Diet")],
    );
    expect(merged).toEqual(inBoth("食", "Food"));
    const [grown] = mergeQuestions([diet], [question(1, "Food")], [inBoth("Diet", "食事")]);
    expect(grown).toEqual(inBoth("Food", "食事"));
  });

  it("has the questions that somebody else has added, and one's own new ones after them", () => {
    const typed = [diet, name, question(undefined, "Mine")];
    const saved = [diet, name, question(3, "Theirs")];
    expect(told(mergeQuestions([diet, name], typed, saved))).toEqual([
      "1 Diet",
      "2 Name",
      "3 Theirs",
      "undefined Mine",
    ]);
  });

  it("lacks what somebody else has removed, unless it was being changed: then it is asked anew", () => {
    expect(told(mergeQuestions([diet, name], [diet, name], [name]))).toEqual(["2 Name"]);
    expect(told(mergeQuestions([diet, name], [question(1, "Food"), name], [name]))).toEqual([
      "2 Name",
      "undefined Food",
    ]);
    const removed = question(1, "Food", { isRemoved: true });
    expect(told(mergeQuestions([diet, name], [removed, name], [name]))).toEqual(["2 Name"]);
  });

  it("stands in the order that is saved, unless it was moved", () => {
    expect(told(mergeQuestions([diet, name], [question(1, "Food"), name], [name, diet]))).toEqual([
      "2 Name",
      "1 Food",
    ]);
    const saved = [diet, name, question(3, "Theirs")];
    expect(told(mergeQuestions([diet, name], [name, diet], saved))).toEqual(["2 Name", "1 Diet", "3 Theirs"]);
  });

  it("counts as moved where one of its questions stands elsewhere, or is gone", () => {
    const third = question(3, "Third");
    const saved = [diet, name, third];
    expect(told(mergeQuestions(saved, [diet, third, name], saved))).toEqual(["1 Diet", "3 Third", "2 Name"]);
    expect(told(mergeQuestions([diet, name], [diet], [name, diet]))).toEqual(["1 Diet", "2 Name"]);
  });

  it("has a question that was brought back although it was not there at the beginning", () => {
    expect(told(mergeQuestions([], [question(1, "Food")], [diet]))).toEqual(["1 Food"]);
    expect(told(mergeQuestions([], [question(undefined, "Mine")], []))).toEqual(["undefined Mine"]);
  });
});
