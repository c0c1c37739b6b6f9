import { dayMs } from "../../../../shared/time/milliseconds.ts";

/** A number of things on a day: `2026-11-20`. */
export interface OfDay {
  date: string;
  count: number;
}

export const sum = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

/**
 * Every day from the first to the last on which there was something, also those without; of a long time the last days.
 * @param kinds what is counted, each with its rows
 */
export function everyDay<Kind extends string>(
  kinds: Record<Kind, readonly OfDay[]>,
  atMost: number,
): ({ date: string } & Record<Kind, number>)[] {
  const names = Object.keys(kinds) as Kind[];
  const dates = names.flatMap((kind) => kinds[kind].map(({ date }) => date)).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const from = Math.max(Date.parse(first), Date.parse(last) - (atMost - 1) * dayMs);
  const days = Array.from({ length: (Date.parse(last) - from) / dayMs + 1 }, (_, nth) =>
    new Date(from + nth * dayMs).toISOString().slice(0, 10),
  );
  return days.map((date) => ({
    date,
    ...(Object.fromEntries(
      names.map((kind) => [kind, sum(kinds[kind].filter((row) => row.date === date))]),
    ) as Record<Kind, number>),
  }));
}
