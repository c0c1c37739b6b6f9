import { isSame, mergeFields } from "../../../../ui/forms/saving/merge-typed.ts";
import type { QuestionValues } from "./question-values.ts";

/** The question with its texts in the order of other languages; what it does not say in one of them is empty. */
export function inLanguages(
  question: QuestionValues,
  from: readonly number[],
  to: readonly number[],
): QuestionValues {
  const places = to.map((id) => from.indexOf(id));
  return {
    ...question,
    texts: places.map((place) => question.texts[place] ?? { title: "", discription: "" }),
    options: question.options.map(({ texts }) => ({ texts: places.map((place) => texts[place] ?? "") })),
  };
}

/**
 * Rebases what was typed since `began` onto the questions that are saved now, all in the same languages. One that somebody
 * else has removed while it was being changed is asked anew. Who has moved none leaves them in the order that is saved.
 */
export function mergeQuestions(
  began: readonly QuestionValues[],
  typed: readonly QuestionValues[],
  saved: readonly QuestionValues[],
): QuestionValues[] {
  const find = (all: readonly QuestionValues[], id?: number) => all.find((one) => id && one.id === id);
  const own = typed.flatMap((question): QuestionValues[] => {
    const before = find(began, question.id);
    const now = find(saved, question.id);
    if (now) return [mergeQuestion(before ?? now, question, now)];
    if (question.isRemoved || (before && isSame(before, question))) return [];
    const { id, ...anew } = question;
    return [anew];
  });
  const added = saved.filter(({ id }) => !find(typed, id));
  if (hasMoved(began, typed)) return [...own, ...added];
  const stored = saved.map((now) => find(own, now.id) ?? now);
  return [...stored, ...own.filter(({ id }) => !id)];
}

function mergeQuestion(began: QuestionValues, typed: QuestionValues, saved: QuestionValues): QuestionValues {
  return {
    ...mergeFields(began, typed, saved),
    texts: saved.texts.map((now, place) =>
      mergeFields(began.texts[place] ?? now, typed.texts[place] ?? now, now),
    ),
  };
}

function hasMoved(began: readonly QuestionValues[], typed: readonly QuestionValues[]): boolean {
  return began.some(({ id }, place) => typed[place]?.id !== id);
}
