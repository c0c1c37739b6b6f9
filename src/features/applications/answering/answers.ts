import type { Language } from "../../../shared/languages/languages.ts";
import { contentForReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { ApplyQuestion } from "../../events/questions/questions.contract.ts";

/** Keyed `q_{question id}`; several choices as a list, until they are sent. */
export type QuestionAnswers = Record<string, string | string[] | false>;

export const isQuestion = (field: string) => field.startsWith("q_");

/** The question as the reader gets it, else in the language that it was written in first. */
export function questionText(
  { language_apply_questions: texts }: ApplyQuestion,
  reader: TextReader | Language,
) {
  return contentForReader(texts, reader, ({ title }) => title.trim() !== "") ?? texts[0];
}

/**
 * The option at a place as the question's field holds it: in the first language that has it, whichever the page is in, so that
 * what is chosen outlives a change of the language. The API finds a choice in any.
 */
export function optionValue({ language_apply_questions: texts }: ApplyQuestion, place: number): string {
  return texts.map(({ options_data }) => options_data[place]).find((option) => option?.trim()) ?? "";
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
