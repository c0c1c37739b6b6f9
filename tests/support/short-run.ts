/**
 * `npm test` says so (tools/test.mjs): what is long by nature is asked in a sample, or by `npm run test:all` alone. Whoever runs one file
 * gets all of it.
 */
export const isShortRun = process.env.SHORT_TESTS === "1";

/** How much of something is asked. */
export const inFull = (whole: number, sample: number): number => (isShortRun ? sample : whole);

/** Of the browser tests those that a short run asks: one walk through each flow, and what only a browser shows. */
export const inShortRun = { tag: "@short" };
