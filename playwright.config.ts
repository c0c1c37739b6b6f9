import { defineConfig } from "@playwright/test";
import { atBothWidths, desktop, onDesktops, onPhones, phone } from "./tests/e2e/support/widths.ts";
import { inShortRun, isShortRun } from "./tests/support/short-run.ts";

/** Somewhere else than Japan: times must be Japan's all the same. */
const timezoneId = "America/New_York";

/** Flows of visitors and of people who come, who hold a phone. Those of organizers and the team are asked on a desktop. */
const filesOfPhones = [
  "account-export",
  "affiliation",
  "applying-once",
  "asking-organizers",
  "before-scripts",
  "check-in",
  "check-in-camera",
  "check-in-dashboard",
  "check-in-offline",
  "check-in-scanner",
  "codes",
  "connections",
  "filtering-events",
  "finding-events",
  "first-look-without-intl",
  "first-visit",
  "foreign-parameters",
  "guest-place",
  "home",
  "installable",
  "language-switch",
  "languages",
  "lighter-sign-up",
  "logging-out",
  "main-job",
  "my-campus",
  "page-styles",
  "passkeys",
  "plain-japanese",
  "provider-log-in",
  "public-pages",
  "reopened-answers",
  "reports",
  "shared-computer",
  "student",
  "suggestions",
  "survey",
  "tab-beside",
  "ticket",
  "unsubscribe",
  "waiting-list",
  "without-scripts",
];

/** A part of patterns, which are asked of a test's file, name and tags: a test of a phone, by its file or by itself. */
const ofPhone = `(?:.* (?:${filesOfPhones.join("|")})\\.spec\\.ts (?!.*${onDesktops.tag})|.*${onPhones.tag})`;

/** A short run asks each of its tests once, a whole run at both widths what differs between them. */
const testsOf = (device: string) =>
  new RegExp(isShortRun ? `${device}.*${inShortRun.tag}` : `${device}|${atBothWidths.tag}`);

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
  projects: [
    { name: "mobile-ja", use: { ...phone, locale: "ja-JP" }, grep: testsOf(`^(?=${ofPhone})`) },
    { name: "desktop-en", use: { ...desktop, locale: "en-US" }, grep: testsOf(`^(?!${ofPhone})`) },
  ],
});
