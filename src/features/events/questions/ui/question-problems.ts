import { maxTitleLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { hasOptions } from "../question-types.ts";
import { isWritten, type QuestionValues } from "./question-values.ts";

export type QuestionProblem =
  | "title_blank"
  | "options_blank"
  | "options_repeated"
  | "options_few"
  | "too_long";

/**
 * Problems of a question, by its field; the second language may wait as long as nothing is written in it.
 * @param saved the question as it is saved: a translation that is there cannot be taken away
 */
export function questionProblems(
  question: QuestionValues,
  saved: QuestionValues | undefined,
): { field: string; problem: QuestionProblem }[] {
  if (question.isRemoved) return [];
  return question.texts.flatMap(({ title }, place) => {
    if (place > 0 && !isWritten(question, place) && !(saved && isWritten(saved, place))) return [];
    const found: { field: string; problem: QuestionProblem }[] = [];
    if (!title.trim()) found.push({ field: `texts.${place}.title`, problem: "title_blank" });
    if (title.trim().length > maxTitleLength)
      found.push({ field: `texts.${place}.title`, problem: "too_long" });
    if (!hasOptions(question.question_type_id)) return found;
    const options = question.options.map(({ texts }) => texts[place]?.trim() ?? "");
    const problem = optionsProblem(options);
    return problem ? [...found, { field: "options", problem }] : found;
  });
}

function optionsProblem(options: string[]): QuestionProblem | null {
  if (options.length === 0) return "options_few";
  if (options.includes("")) return "options_blank";
  if (new Set(options).size < options.length) return "options_repeated";
  return options.some((option) => option.length > maxTitleLength) ? "too_long" : null;
}
