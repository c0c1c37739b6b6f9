import type { QuestionRow } from "../../events/events.server.ts";

/** So many wordings of a question are remembered beside the one of today; it can't be given another one then. */
export const wordingsAtMost = 5;

const wordingOf = ({ texts, options }: QuestionRow) =>
  JSON.stringify([
    texts.map(({ language_id, title, description }) => [language_id, title, description]).sort(),
    options.map((option) => option.texts.map(({ language_id, text }) => [language_id, text]).sort()),
  ]);

/**
 * What was asked before, once questions change that somebody may have answered: each former wording once, today's not among them.
 * @param old the questions until now
 */
export function formerQuestionsAfter(
  former: readonly QuestionRow[],
  old: readonly QuestionRow[],
  now: readonly QuestionRow[],
): QuestionRow[] {
  return now.flatMap((question) => {
    const before = [...former, ...old].filter(({ id }) => id === question.id);
    const byWording = new Map(before.map((one) => [wordingOf(one), one]));
    byWording.delete(wordingOf(question));
    return [...byWording.values()];
  });
}

/** Whether a question was worded in more ways than are remembered. */
export function hasTooManyWordings(former: readonly QuestionRow[]): boolean {
  const byQuestion = Map.groupBy(former, ({ id }) => id);
  return [...byQuestion.values()].some((wordings) => wordings.length > wordingsAtMost);
}
