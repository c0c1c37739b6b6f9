import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/find-browser.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/start-site.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
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
    { name: "phone-ja", use: { ...phone, locale: "ja-JP" } },
    { name: "phone-en", use: { ...phone, locale: "en-US" } },
    { name: "desk-ja", use: { ...desk, locale: "ja-JP" } },
    { name: "desk-en", use: { ...desk, locale: "en-US" } },
  ],
});
