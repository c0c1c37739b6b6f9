export interface Counts {
  /** The most frequent names with how often they occur, most frequent first. */
  named: [name: string, count: number][];
  /** Those that are not among them: how many names, how often together. */
  others: { names: number; count: number };
}

/** Names that occur equally often stand in the order in which they came. */
export function countByName(names: readonly string[], maxNamed: number): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].sort((one, other) => other[1] - one[1]);
  const named = all.slice(0, maxNamed);
  const count = names.length - named.reduce((sum, [, own]) => sum + own, 0);
  return { named, others: { names: all.length - named.length, count } };
}
