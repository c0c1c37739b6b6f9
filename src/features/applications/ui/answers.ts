import type { ApplyQuestion } from "../../events/questions/contract.ts";
import { matchOptions } from "../match-options.ts";

/** Keyed `q_{question id}`; several choices as a list, until they are sent. */
export type QuestionAnswers = Record<string, string | string[] | false>;

export const isQuestion = (field: string) => field.startsWith("q_");

/** The question in a language, else in the one that it was written in first. */
export function questionText({ language_apply_questions: texts }: ApplyQuestion, languageId: number) {
  return texts.find((one) => one.language_id === languageId && one.title.trim()) ?? texts[0];
}

/** Several choices are joined by commas, as the API reads them. */
export function joined(answers: QuestionAnswers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(",") : (value || "").toString(),
    ]),
  );
}

/** Answers as the API shows them, as the fields of the form hold them: choices by the words in which the form offers them. */
export function typedAnswers(
  questions: readonly ApplyQuestion[],
  given: Record<string, string>,
  languageId: number,
): QuestionAnswers {
  return Object.fromEntries(
    questions.map((question) => {
      const answer = given[`q_${question.id}`] ?? "";
      const chosen = chosenOptions(question, answer, languageId);
      const typed = { 1: chosen[0] ?? "", 2: chosen }[question.question_type_id ?? 0] ?? answer;
      return [`q_${question.id}`, typed];
    }),
  );
}

function chosenOptions(question: ApplyQuestion, answer: string, languageId: number): string[] {
  const offered = questionText(question, languageId)?.options_data ?? [];
  const options = offered.map((_, place) => ({
    id: place,
    is_deleted: false,
    texts: question.language_apply_questions.flatMap(({ options_data }) =>
      options_data[place] === undefined ? [] : [{ text: options_data[place] }],
    ),
  }));
  return (matchOptions(options, answer) ?? []).map((place) => offered[place] as string);
}
