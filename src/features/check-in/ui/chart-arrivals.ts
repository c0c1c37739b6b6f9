import type { CheckInFigures } from "../figures/figures.contract.ts";

interface ArrivalBar {
  /** The first moment that it counts, in milliseconds. */
  at: number;
  count: number;
}

const minuteMs = 60_000;
const barsAtMost = 40;

/** How many came in each span of so many minutes, from the first arrival to the last, spans without anybody included. */
export function chartArrivals(arrivals: CheckInFigures["arrivals"]): { bars: ArrivalBar[]; minutes: number } {
  const times = arrivals.map(({ minute }) => Date.parse(minute));
  const first = Math.min(...times);
  const span = Math.max(...times) - first + minuteMs;
  const minutes = Math.max(1, Math.ceil(span / minuteMs / barsAtMost));
  const bars = Array.from({ length: Math.ceil(span / minuteMs / minutes) }, (_, place) => ({
    at: first + place * minutes * minuteMs,
    count: 0,
  }));
  for (const [place, { count }] of arrivals.entries()) {
    const bar = bars[Math.floor(((times[place] ?? first) - first) / minuteMs / minutes)];
    if (bar) bar.count += count;
  }
  return { bars, minutes };
}
