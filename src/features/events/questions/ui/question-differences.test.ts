import { expect, it } from "vitest";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import { questionDifferences } from "./question-differences.ts";
import type { QuestionValues } from "./question-values.ts";

const t = ((key: string, values?: { number: number; type: string }) =>
  values ? `Question ${values.number} ${values.type}` : key) as Texts;
const question = (
  id: number | undefined,
  title: string,
  more: Partial<QuestionValues> = {},
): QuestionValues => ({
  ...(id && { id }),
  question_type_id: 4,
  is_required: false,
  isRemoved: false,
  texts: [{ title, discription: "" }],
  options: [],
  ...more,
});
const [diet, name] = [question(1, "Diet"), question(2, "Name")] as const;
const differences = (mine: QuestionValues[], theirs: QuestionValues[]) =>
  questionDifferences(mine, theirs, t, "en");

it("nothing is told where both ask the same", () => {
  expect(differences([diet, name], [diet, name])).toEqual([]);
});

it("a question is told in all its words: texts in each language, options, whether it is required", () => {
  const full = question(1, "食事", {
    is_required: true,
    texts: [
      { title: "食事", discription: "必須" },
      { title: "Diet", discription: "" },
    ],
    options: [{ texts: ["卵", "Egg"] }, { texts: ["木の実", ""] }],
  });
  expect(differences([full], [diet])).toEqual([
    {
      label: "Question 1",
      mine: "食事: 必須\nDiet\n・卵 / Egg\n・木の実\nquestion.is_required",
      theirs: "Diet",
    },
  ]);
});

it("questions are numbered as they are saved, new ones after them; one that was taken out says nothing", () => {
  const fresh = [question(undefined, "Mine"), question(undefined, "Mine too")];
  const mine = [name, ...fresh, question(1, "Food", { isRemoved: true })];
  expect(differences(mine, [diet, name])).toEqual([
    { label: "Question 3", mine: "Mine", theirs: "" },
    { label: "Question 4", mine: "Mine too", theirs: "" },
    { label: "Question 1", mine: "", theirs: "Diet" },
  ]);
});

it("another order is told by the numbers of those that both have", () => {
  const third = question(3, "Third");
  expect(differences([name, diet, question(undefined, "Mine")], [diet, name, third])).toEqual([
    { label: "Question 4", mine: "Mine", theirs: "" },
    { label: "Question 3", mine: "", theirs: "Third" },
    { label: "question.order", mine: "2, 1", theirs: "1, 2" },
  ]);
});

it("a language in which nothing is written takes no line", () => {
  const empty = { title: "", discription: "" };
  const texts = [{ title: "Food", discription: "" }, empty];
  expect(differences([question(1, "", { texts })], [diet])).toEqual([
    { label: "Question 1", mine: "Food", theirs: "Diet" },
  ]);
});
