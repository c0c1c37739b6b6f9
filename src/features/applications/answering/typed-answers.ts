import type { ApplyQuestion } from "../../events/questions/questions.contract.ts";
import { matchOptions } from "../applying/match-options.ts";
import { optionValue, type QuestionAnswers } from "./answers.ts";

/** Answers as the API shows them, as the fields of the form hold them. */
export function typedAnswers(
  questions: readonly ApplyQuestion[],
  given: Record<string, string>,
): QuestionAnswers {
  return Object.fromEntries(
    questions.map((question) => {
      const answer = given[`q_${question.id}`] ?? "";
      const chosen = chosenOptions(question, answer);
      const typed = { 1: chosen[0] ?? "", 2: chosen }[question.question_type_id ?? 0] ?? answer;
      return [`q_${question.id}`, typed];
    }),
  );
}

function chosenOptions(question: ApplyQuestion, answer: string): string[] {
  const max = Math.max(
    0,
    ...question.language_apply_questions.map(({ options_data }) => options_data.length),
  );
  const options = Array.from({ length: max }, (_, place) => ({
    id: place,
    is_deleted: false,
    texts: question.language_apply_questions.flatMap(({ options_data }) =>
      options_data[place] === undefined ? [] : [{ text: options_data[place] }],
    ),
  }));
  return (matchOptions(options, answer) ?? []).map((place) => optionValue(question, place));
}
