import { defineConfig } from "@playwright/test";
import { desktop, phone } from "./tests/e2e/support/widths.ts";
import { isShortRun } from "./tests/support/short-run.ts";

/** Somewhere else than Japan: times must be Japan's all the same. */
const timezoneId = "America/New_York";

const files = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Forms, calls before scripts and who is let in depend on no width: their tests run on a desk alone. */
const onDesksAlone = files(
  "after-saving",
  "api-docs",
  "apply-states",
  "conflicts",
  "early-calls",
  "logging-in-again",
  "organization-people",
  "organization-save",
  "pictures",
  "saving-events",
  "unsaved-typing",
  "way-back",
);
/** Pages without a connection depend on none either, and are for phones. */
const onPhonesAlone = files("installable");
const doors = /is sent home, with the way back/;

/** Of a short run: it asks its tests once, what is a phone's on a phone in Japanese and the rest on a desk in English. */
const onPhones = files(
  "check-in",
  "check-in-camera",
  "check-in-scanner",
  "first-visit",
  "main-job",
  "on-phones",
  "public-pages",
  "survey",
  "ticket",
);
const mobile = { name: "mobile-ja", use: { ...phone, locale: "ja-JP" } };
const desk = { name: "desktop-en", use: { ...desktop, locale: "en-US" } };
const wholeRun = [
  { ...mobile, testIgnore: onDesksAlone, grepInvert: doors },
  { ...desk, testIgnore: onPhonesAlone },
];
const inShortRun = /@short/;
const shortRun = [
  { ...mobile, testMatch: onPhones, grep: inShortRun },
  { ...desk, testIgnore: onPhones, grep: inShortRun },
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  globalSetup: "./tests/e2e/support/start-site.ts",
  // Beside the unit tests, which a short run runs at once.
  workers: isShortRun ? 2 : 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What a busy machine did to a browser once is named in the report as flaky; a broken rule breaks twice.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    timezoneId,
    // One tab a worker, emptied between tests (cookies, storage, cache, service workers): a new one costs a second of work.
    reuseContext: true,
    // A process of its own for a worker that answers only where there is no connection costs half as much as a short test.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Where the machine names no encoding, Chromium calls a file with a Japanese name "download".
      env: { ...process.env, LANG: "C.UTF-8" },
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
  projects: isShortRun ? shortRun : wholeRun,
});
