/** Average of a question whose options all begin with another whole number, which is what makes it a rating; null for others. */
export function averageRating(options: readonly string[], counts: readonly number[]): number | null {
  const values = options.map((option) =>
    Number(/^\s*(\d{1,2})(?!\d)/.exec(option.normalize("NFKC"))?.[1] ?? Number.NaN),
  );
  if (options.length < 2 || values.some(Number.isNaN) || new Set(values).size < values.length) return null;
  const answers = counts.reduce((sum, count) => sum + count, 0);
  if (answers === 0) return null;
  return values.reduce((sum, value, place) => sum + value * (counts[place] ?? 0), 0) / answers;
}
