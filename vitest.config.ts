import { lingui } from "@lingui/vite-plugin";
import { defineConfig, defineProject } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

/** They replace what others share: a module, the clock, the browser's globals. Each has a process of its own. */
const alone = [
  "src/features/bookmarks/ui/own-event-marks.test.ts",
  "src/features/reference-data/new-language.test.ts",
  "src/platform/browser/query-client.test.ts",
  "src/platform/browser/stored-session.test.ts",
  "src/platform/cache/cached-replies.test.ts",
  "src/shared/languages.test.ts",
  "tests/texts/more-languages.test.tsx",
  "tests/texts/text-fallback.test.ts",
];

const plugins = [lingui({ failOnCompileError: true })];
const common = {
  environment: "node",
  maxWorkers: 3,
  // How fast the program is, benchmarks say; a machine that does much else at the time is no defect.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  // As with the browser tests: what a busy machine did once is named in the report as flaky; a broken rule breaks twice.
  retry: 1,
} as const;

export default defineConfig({
  test: {
    globalSetup: "tests/support/global-setup.ts",
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    projects: [
      // Loading the program takes longer than most files: those of one worker load it once.
      defineProject({
        plugins,
        test: {
          ...common,
          name: "together",
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "tests/e2e/**", ...alone],
        },
      }),
      defineProject({ plugins, test: { ...common, name: "alone", include: alone } }),
    ],
  },
});
