import { hasOptions } from "../../questions/question-types.ts";
import type { EventValues } from "./event-values.ts";

export type Missing =
  | { kind: "title" | "description" | "place_name" }
  | { kind: "question" | "options"; number: number };

/** Texts missing in the language at that place, from top to bottom. */
export function missingTexts(values: EventValues, place: number): Missing[] {
  const text = values.texts[place];
  if (!text) return [];
  const missing: Missing[] = [];
  if (!text.title.trim()) missing.push({ kind: "title" });
  if (!text.discription.trim()) missing.push({ kind: "description" });
  if (!values.is_online && !text.place_name.trim()) missing.push({ kind: "place_name" });
  values.questions
    .filter(({ isRemoved }) => !isRemoved)
    .forEach((question, index) => {
      if (!question.texts[place]?.title.trim()) missing.push({ kind: "question", number: index + 1 });
      const hasGap = question.options.some(({ texts }) => !texts[place]?.trim());
      if (hasOptions(question.question_type_id) && hasGap)
        missing.push({ kind: "options", number: index + 1 });
    });
  return missing;
}
