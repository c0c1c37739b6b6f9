/** The rules that are broken on purpose: `npm run mutation`, or one folder with `npm run mutation -- -m "src/shared/**"`. */
export default {
  mutate: ["src/shared/**/*.ts", "!src/**/*.test.ts"],
  testRunner: "vitest",
  plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: true },
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 20_000,
  ignoreStatic: true,
  ignorePatterns: ["/build", "/data", "/test-results", "/screens", "/docs", "/tests/mutation/node_modules"],
  tempDirName: "test-results/mutation/sandbox",
  reporters: ["clear-text", "progress-append-only", "json"],
  jsonReporter: { fileName: "test-results/mutation/report.json" },
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
