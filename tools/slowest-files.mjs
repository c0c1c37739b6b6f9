import { relative } from "node:path";
import { root } from "./processes.mjs";

const shown = 12;

/** A table of the files that took longest, from the reports of Vitest and Playwright; null is a report that is not there. */
export function slowestFiles(vitest, playwright) {
  const rows = [...filesOfVitest(vitest), ...filesOfPlaywright(playwright)]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, shown);
  const lines = rows.map(
    ({ file, tests, seconds }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(3)} tests  ${file}`,
  );
  return ["\n== the slowest files", ...lines].join("\n");
}

function filesOfVitest(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** A browser test that runs in two projects counts twice, as it takes its time twice. */
function filesOfPlaywright(report) {
  return (report?.suites ?? []).map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    return { file: `tests/e2e/${suite.file}`, tests: results.length, seconds };
  });
}

/** The tests of a suite of Playwright's report and of the suites in it, each with its runs in the projects. */
export function specsOf(suite) {
  return [...(suite.suites ?? []).flatMap(specsOf), ...(suite.specs ?? [])];
}
