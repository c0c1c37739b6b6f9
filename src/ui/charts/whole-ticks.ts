const maxSteps = 5;

/** Whole numbers beside an axis of counts, from 0 to one that is not below `max`, evenly and at most six of them. */
export function wholeTicks(max: number): number[] {
  const least = Math.max(1, max) / maxSteps;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = Math.ceil([1, 2, 5, 10].map((one) => one * magnitude).find((one) => one >= least) ?? least);
  const count = Math.ceil(Math.max(1, max) / step);
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}
