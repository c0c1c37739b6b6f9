import { defineConfig } from "@playwright/test";
import { desktop, phone } from "./tests/e2e/support/widths.ts";

/** Somewhere else than Japan: times must be Japan's all the same. */
const timezoneId = "America/New_York";

/** What forms keep and who is let in depends on no width: asked on a desk alone. */
const formsAlone = [
  "apply-states",
  "after-saving",
  "conflicts",
  "event-questions",
  "logging-in-again",
  "organization-people",
  "organization-save",
  "pictures",
  "saving-events",
  "unsaved-typing",
  "way-back",
].map((name) => `**/${name}.spec.ts`);
const doors = /is sent home, with the way back/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  globalSetup: "./tests/e2e/support/start-site.ts",
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What a busy machine did to a browser once is named in the report as flaky; a broken rule breaks twice.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    timezoneId,
    // One tab a worker, emptied between tests (cookies, storage, cache, service workers): a new one costs a second of work.
    reuseContext: true,
    // A process of its own for a worker that answers only where there is no connection costs half as much as a short test.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "mobile-ja",
      use: { ...phone, locale: "ja-JP" },
      testIgnore: formsAlone,
      grepInvert: doors,
    },
    { name: "desktop-en", use: { ...desktop, locale: "en-US" } },
  ],
});
