import { formatList } from "../../../../shared/languages/format-list.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { Difference } from "../../../../ui/forms/saving/conflict-dialog.tsx";
import { differencesOf } from "../../../../ui/forms/saving/differences.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { QuestionValues } from "./question-values.ts";

/** The questions in which two states of an event differ, in words; they are numbered as they are saved, new ones after them. */
export function questionDifferences(
  mine: readonly QuestionValues[],
  theirs: readonly QuestionValues[],
  t: Texts,
  language: Language,
): Difference[] {
  const asked = mine.filter(({ isRemoved }) => !isRemoved);
  const saved = theirs.map(({ id }) => id);
  const fresh = asked.filter(({ id }) => !saved.includes(id));
  const numberOf = (question: QuestionValues) =>
    fresh.includes(question) ? saved.length + fresh.indexOf(question) + 1 : saved.indexOf(question.id) + 1;
  const shownOf = (questions: readonly QuestionValues[]) =>
    questions.map((question): [string, string] => [
      t("question.heading", { number: numberOf(question), type: "" }).trim(),
      formatQuestion(question, t),
    ]);
  const inBoth = ({ id }: QuestionValues) => saved.includes(id) && asked.some((one) => one.id === id);
  const inOrder = (questions: readonly QuestionValues[]) =>
    formatList(
      questions.filter(inBoth).map((one) => String(numberOf(one))),
      language,
    );
  return [
    ...differencesOf(shownOf(asked), shownOf(theirs)),
    ...differencesOf([[t("question.order"), inOrder(asked)]], [[t("question.order"), inOrder(theirs)]]),
  ];
}

const formatQuestion = ({ texts, options, is_required }: QuestionValues, t: Texts) =>
  [
    ...texts.map(({ title, discription }) => [title, discription].filter(Boolean).join(": ")),
    ...options.map((option) => `・${option.texts.filter(Boolean).join(" / ")}`),
    ...(is_required ? [t("question.is_required")] : []),
  ]
    .filter(Boolean)
    .join("\n");
