import { defineConfig, defineProject } from "vitest/config";
import { isShortRun } from "./tests/support/short-run.ts";
import { SlowestFirst } from "./tests/support/slowest-first.ts";
import { catalogues } from "./tools/vite/catalogues-plugin.ts";
import { inlineScripts } from "./tools/vite/inline-scripts-plugin.ts";
import { ruby } from "./tools/vite/ruby-plugin.ts";

/**
 * They replace what others share (a module, the clock, the browser's globals), or measure their thread, which code that others have made
 * hot and the memory that they leave would falsify. Each has a process of its own.
 */
const alone = [
  "src/features/bookmarks/ui/my-event-marks.test.ts",
  "src/features/reference-data/new-language.test.ts",
  "src/platform/browser/query-client.test.ts",
  "src/platform/browser/storage/stored-session.test.ts",
  "src/platform/cache/cached-replies.test.ts",
  "src/shared/languages/languages.test.ts",
  "tests/attacks/main-thread*.test.ts",
  "tests/costs/forgotten-by-v8.test.ts",
  "tests/texts/more-languages.test.tsx",
  "tests/texts/text-fallback.test.ts",
];

/** Long by nature: kills, machines, standbys, pictures, every page measured on its thread. A short run leaves them out and keeps the others of their folders as the sample. */
const long = [
  "src/platform/db/embedded/start-embedded-postgres.test.ts",
  "tests/attacks/all-at-once.test.ts",
  "tests/attacks/anonymous-surveys.test.ts",
  "tests/attacks/deleting-at-once.test.ts",
  "tests/attacks/main-thread*.test.ts",
  "tests/attacks/many-long-answers.test.ts",
  "tests/faults/kill-while-drawing.test.ts",
  "tests/faults/kill-while-exporting.test.ts",
  "tests/faults/kill-while-mailing.test.ts",
  "tests/faults/kill-while-removing-answers.test.ts",
  "tests/faults/web-processes.test.ts",
  "tests/mails/**",
  "tests/several-machines/never-stale.test.ts",
  "tests/several-machines/replicas.test.ts",
  "tests/several-machines/two-of-each.test.ts",
  "tests/several-machines/under-load.test.ts",
];

/** A short run has the browser tests beside it. */
const maxWorkers = isShortRun ? 2 : 3;

const plugins = [catalogues(), ruby(), inlineScripts()];
const withDatabase = "tests/support/global-setup.ts";
const common = {
  environment: "node",
  maxWorkers,
  // How fast the program is, benchmarks say; a machine that is slow, or does much else at the time, is no defect.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  // As with the browser tests: what a busy machine did once is named in the report as flaky; a broken rule breaks twice.
  retry: 1,
} as const;

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: SlowestFirst },
    projects: [
      // Loading the program takes longer than most files: those of one worker load it once.
      defineProject({
        plugins,
        test: {
          ...common,
          name: "together",
          globalSetup: withDatabase,
          isolate: false,
          include: ["src/**/*.test.ts", "tests/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "tests/e2e/**", ...alone, ...(isShortRun ? long : [])],
        },
      }),
      defineProject({
        plugins,
        test: {
          ...common,
          name: "alone",
          globalSetup: withDatabase,
          include: alone,
          exclude: isShortRun ? long : [],
        },
      }),
      // Components, in a document without a browser around it: neither database nor server is started for them.
      defineProject({
        plugins,
        test: {
          ...common,
          name: "components",
          env: { DEBUG_PRINT_LIMIT: "2000" },
          environment: "happy-dom",
          isolate: false,
          environmentOptions: {
            // Nothing is waited for that only moves.
            happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } },
          },
          setupFiles: "tests/support/components/set-up.ts",
          include: ["src/**/*.test.tsx"],
        },
      }),
    ],
  },
});
