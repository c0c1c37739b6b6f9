/** A word within a run of letters; particles between words are left out. */
export type KnownWord = string;

const particles = new Set([..."をのでにとがはもへや", "から", "まで"]);
const longestWord = 12;

/**
 * The fewest known words that make up a run of Japanese letters, the longest first; null where something would be left over.
 * Nobody writes blanks between Japanese words, so 京都着物体験 has to be taken apart.
 * @param run folded
 */
export function splitIntoKnownWords(run: string, isKnown: (word: string) => boolean): KnownWord[] | null {
  // From the end, so that among equally many words the first is the longest.
  const best: ({ cost: number; words: KnownWord[] } | null)[] = [];
  best[run.length] = { cost: 0, words: [] };
  for (let from = run.length - 1; from >= 0; from -= 1) {
    best[from] = null;
    for (let to = Math.min(run.length, from + longestWord); to > from; to -= 1) {
      const rest = best[to];
      const word = run.slice(from, to);
      const cost = rest && costOf(word, from, isKnown);
      if (!rest || !cost) continue;
      const total = cost + rest.cost;
      if (total >= (best[from]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best[from] = { cost: total, words: isKnown(word) ? [word, ...rest.words] : rest.words };
    }
  }
  const words = best[0]?.words ?? [];
  return words.length > 0 ? words : null;
}

function costOf(word: string, from: number, isKnown: (word: string) => boolean): number | null {
  if (isKnown(word)) return word.length > 1 ? 1 : 1.5;
  if (particles.has(word) && from > 0) return 0.6;
  return from === 0 && (word === "お" || word === "ご") ? 0.6 : null;
}

/** Every word that the run may consist of. @param run folded */
export function possibleWords(run: string): string[] {
  const words = new Set<string>();
  for (let from = 0; from < run.length; from += 1) {
    for (let to = from + 1; to <= Math.min(run.length, from + longestWord); to += 1)
      words.add(run.slice(from, to));
  }
  return [...words];
}
