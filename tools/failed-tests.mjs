import { relative } from "node:path";
import { root } from "./processes.mjs";
import { specsOf } from "./slowest-files.mjs";

const shownLines = 12;

/**
 * Names what failed and how, for the end of a run: of a long one, often nothing else is kept. From the reports of Vitest and
 * Playwright; null is a report that is not there.
 */
export function failedTests(vitest, playwright) {
  const failures = [...failuresOfVitest(vitest), ...failuresOfPlaywright(playwright)];
  if (failures.length === 0) return "";
  const lines = failures.flatMap(({ name, message }) => [`  ${name}`, ...beginningOf(message)]);
  return ["", `== failed: ${failures.length}`, ...lines].join("\n");
}

function beginningOf(message) {
  return message
    .split("\n")
    .slice(0, shownLines)
    .map((line) => `    ${line}`);
}

/** A file that could not be read at all has a message of its own, and no tests. */
function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ name: file, message: message ?? "" }] : [];
    return failed.map((test) => ({
      name: `${file} > ${test.fullName}`,
      message: test.failureMessages.join("\n"),
    }));
  });
}

function failuresOfPlaywright(report) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map((test) => ({
        name: `tests/e2e/${spec.file}:${spec.line} [${test.projectName}] ${spec.title}`,
        message: test.results.at(-1)?.error?.message ?? "",
      })),
  );
}
