/** What the answers to one form may hold together. A person's set is read, shown and kept as a whole. */
export const answersBytesAtMost = 20 * 1024;

/** Whether one set of answers is too long, in UTF-8; of a question with options it has the names of those that were chosen. */
export function areAnswersTooLong(texts: readonly string[]): boolean {
  const encoder = new TextEncoder();
  const bytes = texts.reduce((sum, text) => sum + encoder.encode(text).length, 0);
  return bytes > answersBytesAtMost;
}
