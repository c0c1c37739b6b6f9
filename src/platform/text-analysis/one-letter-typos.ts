/** Shorter words have too many neighbours that mean something else. */
const shortest = 5;
const longest = 30;

/**
 * A word and all that is left of it without one letter. Two words are one letter apart (another one, one more, one less, two
 * that have changed places) only if these have something in common, which an index finds. Empty of words that are too short.
 */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest || letters.length > longest || /\d/.test(word)) return [];
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(""));
  return [...new Set([word, ...shorter])];
}

/** Whether one letter makes the difference. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [left, right] = [[...one], [...other]];
  if (Math.abs(left.length - right.length) > 1 || one === other) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end))
    end += 1;
  const [middle, others] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  if (middle.length <= 1 && others.length <= 1) return true;
  return middle.length === 2 && others.length === 2 && middle.toReversed().join() === others.join();
}
