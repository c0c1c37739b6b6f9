import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Names the tests that failed at first and passed when they were tried again, as Playwright does. */
export default class FlakyTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) => [...module.children.allTests()]).filter(isFlaky);
    if (flaky.length === 0) return;
    const lines = flaky.map(
      (test) =>
        `  ${test.module.relativeModuleId} > ${test.fullName}\n    ${test.result().errors?.[0]?.message ?? ""}\n`,
    );
    process.stdout.write(`\n${flaky.length} flaky\n${lines.join("")}`);
  }
}

const isFlaky = (test: TestCase) => test.diagnostic()?.flaky ?? false;
