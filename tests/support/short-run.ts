/**
 * `npm test` says so (tools/test.mjs): what is long by nature is asked in a sample, or by `npm run test:all` alone. Whoever runs one file
 * gets all of it.
 */
export const isShortRun = process.env.SHORT_TESTS === "1";

/** How much of something is asked. */
export const inFull = (whole: number, sample: number): number => (isShortRun ? sample : whole);

/** Of many alike the first ones. */
export const someOf = <Thing>(all: readonly Thing[], count: number): readonly Thing[] =>
  isShortRun ? all.slice(0, count) : all;
