import { hasOptions } from "../question-types.ts";
import { isWritten, type QuestionValues } from "./question-values.ts";

export type QuestionProblem = "title_blank" | "options_blank" | "options_repeated" | "options_few";

/** What is wrong with a question, by its field; the second language may wait as long as nothing is written in it. */
export function questionProblems(question: QuestionValues): { field: string; problem: QuestionProblem }[] {
  if (question.isRemoved) return [];
  return question.texts.flatMap(({ title }, place) => {
    if (place > 0 && !isWritten(question, place)) return [];
    const found: { field: string; problem: QuestionProblem }[] = [];
    if (!title.trim()) found.push({ field: `texts.${place}.title`, problem: "title_blank" });
    if (!hasOptions(question.question_type_id)) return found;
    const options = question.options.map(({ texts }) => texts[place]?.trim() ?? "");
    if (options.length === 0) found.push({ field: "options", problem: "options_few" });
    else if (options.includes("")) found.push({ field: "options", problem: "options_blank" });
    else if (new Set(options).size < options.length)
      found.push({ field: "options", problem: "options_repeated" });
    return found;
  });
}
