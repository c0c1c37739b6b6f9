import { hasOptions } from "../../../questions/question-types.ts";
import type { EventValues } from "./event-values.ts";

export type Missing =
  | { kind: "title" | "summary" | "description" | "place_name" | "fee_note" }
  | { kind: "question" | "options"; number: number };

/** Texts missing in the language at that place, from top to bottom. */
export function missingTexts(values: EventValues, place: number): Missing[] {
  const text = values.texts[place];
  if (!text) return [];
  const missing: Missing[] = [];
  // Nobody has to write these, but readers of one language should not get less than those of another.
  const isElsewhere = (name: "summary" | "fee_note") => values.texts.some((other) => other[name].trim());
  if (!text.title.trim()) missing.push({ kind: "title" });
  if (!text.summary.trim() && isElsewhere("summary")) missing.push({ kind: "summary" });
  if (!text.discription.trim()) missing.push({ kind: "description" });
  if (!values.is_online && !text.place_name.trim()) missing.push({ kind: "place_name" });
  if (!text.fee_note.trim() && isElsewhere("fee_note")) missing.push({ kind: "fee_note" });
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
