const minuteMs = 60 * 1000;
const steps = [1, 5, 10, 15, 30, 60, 120, 240, 720, 1440];

export interface ArrivalCounts {
  /** How many minutes each of the counts spans. */
  minutes: number;
  /** From the first arrival to the last, without a gap. */
  counts: { from: Date; count: number }[];
}

/**
 * Arrivals in equal spans of time, as short as leaves room for them.
 * @param arrivals in the order of their minutes
 */
export function countArrivals(
  arrivals: readonly { minute: string; count: number }[],
  max: number,
): ArrivalCounts {
  const times = arrivals.map(({ minute, count }) => ({ at: Date.parse(minute), count }));
  const [first, last] = [times[0]?.at, times.at(-1)?.at];
  if (first === undefined || last === undefined) return { minutes: 1, counts: [] };
  const startOf = (at: number, span: number) => Math.floor(at / span) * span;
  const spans = (minutes: number) => {
    const span = minutes * minuteMs;
    return (startOf(last, span) - startOf(first, span)) / span + 1;
  };
  const minutes = steps.find((step) => spans(step) <= max) ?? 1440;
  const span = minutes * minuteMs;
  const begin = startOf(first, span);
  const counts = Array.from({ length: Math.min(spans(minutes), max) }, (_, place) => ({
    from: new Date(begin + place * span),
    count: 0,
  }));
  for (const { at, count } of times) {
    const own = counts[Math.min((startOf(at, span) - begin) / span, counts.length - 1)];
    if (own) own.count += count;
  }
  return { minutes, counts };
}
