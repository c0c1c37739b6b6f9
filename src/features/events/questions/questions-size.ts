import type { PlannedQuestion } from "./plan-question.ts";
import type { QuestionRow } from "./question-rows.server.ts";

/**
 * What the questions of one event may hold together, in UTF-8, in all languages and with those that are hidden: every list of events has
 * them. A hundred long questions in two languages have a fifth of it.
 */
export const questionsBytesAtMost = 200 * 1024;

type Sized = Pick<PlannedQuestion, "texts"> & { options: readonly { texts: readonly { text: string }[] }[] };

/** Whether an update makes the questions too long; what was longer before may become shorter. */
export function areQuestionsTooLong(
  stored: readonly QuestionRow[],
  planned: readonly PlannedQuestion[],
  erased: readonly number[],
): boolean {
  const isStored = ({ id }: QuestionRow) => !erased.includes(id) && !planned.some((one) => one.id === id);
  const after = [...stored.filter(isStored), ...planned.map((question) => merged(question, stored))];
  const bytes = bytesOf(after);
  return bytes > questionsBytesAtMost && bytes > bytesOf(stored);
}

/** Languages and options that were not sent stay. */
function merged({ id, texts, options }: PlannedQuestion, stored: readonly QuestionRow[]): Sized {
  const old = stored.find((question) => question.id === id);
  const isSent = new Set(texts.map(({ language_id }) => language_id));
  const others = old?.texts.filter(({ language_id }) => !isSent.has(language_id)) ?? [];
  return { texts: [...texts, ...others], options: options ?? old?.options ?? [] };
}

function bytesOf(questions: readonly Sized[]): number {
  let bytes = 0;
  for (const { texts, options } of questions) {
    for (const { title, description } of texts) bytes += Buffer.byteLength(title + description);
    for (const option of options) for (const { text } of option.texts) bytes += Buffer.byteLength(text);
  }
  return bytes;
}
