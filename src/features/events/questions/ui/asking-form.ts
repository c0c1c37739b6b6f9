import type { QuestionValues } from "./question-values.ts";

/** A form that asks questions, whatever else is in it. */
export interface AskingForm {
  questions: QuestionValues[];
}
