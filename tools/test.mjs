import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { failedTests } from "./failed-tests.mjs";
import { findBrowser } from "./find-browser.mjs";
import { pinnedNode, root, run, runQuietly, runScriptQuietly, say } from "./processes.mjs";
import { slowestFiles } from "./slowest-files.mjs";

/** Settings of the program: a test must never meet the database or the mail server of whoever runs it. */
const settings =
  /^(PORT|HOST|PUBLIC_URL|FRONTEND_ORIGINS|TRUST_PROXY|DATA_DIR|DATABASE_URL|SMTP_URL|MAIL_FROM|S3_.*|SAMPLE_DATA|ROLE|METRICS_PORT|DRAIN_SECONDS|RATE_LIMITS|LOG_LEVEL|NODE_ENV)$/;

/**
 * Runs every check and the tests, goes on after a failure, and ends with a count. Resolves to the exit code.
 * @param options.isShort without what is long by nature, or with a sample of it: `tests/support/short-run.ts` reads it
 */
export async function test({ isShort = false } = {}) {
  process.env.SHORT_TESTS = isShort ? "1" : "";
  const reports = mkdtempSync(join(tmpdir(), "tsudoi-reports-"));
  const total = { passed: 0, failed: 0 };
  const failedSteps = [];
  const count = (result) => {
    total.passed += result.passed;
    total.failed += result.failed;
    if (result.failed > 0) failedSteps.push(result.name);
  };
  try {
    const checking = runChecks();
    const build = await step("build", buildIfNeeded);
    // Tests that kill and fill need the machine for themselves.
    if (!isShort) await checking;
    const unitTests = () =>
      step(
        "unit and API tests",
        () => runVitest(reports),
        () => vitestCounts(reports),
      );
    const browserTests = () =>
      step(
        "browser tests",
        () => runPlaywright(reports, isShort ? runQuietly : run),
        () => playwrightCounts(reports),
      );
    const tests = build.failed === 0 ? [unitTests, browserTests] : [unitTests];
    // Both wait now and then: two cores do them at once in less time.
    if (isShort) for (const result of await Promise.all(tests.map((perform) => perform()))) count(result);
    else for (const perform of tests) count(await perform());
    for (const result of [...(await checking), build]) count(result);
    const read = [readReport(reports, "vitest.json"), readReport(reports, "playwright.json")];
    say(slowestFiles(...read));
    say(failedTests(...read));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  // A step may fail with no test of its own: a check, or a call that no test has seen succeed.
  if (failedSteps.length > 0) say(`\n== failed steps: ${failedSteps.join(", ")}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** Every script of package.json whose name starts with `check:`. */
function checks() {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(scripts).filter((name) => name.startsWith("check:"));
}

/** One after the other, beside what else is done: each shows what it has said when it has ended. */
async function runChecks() {
  const results = [];
  for (const name of checks()) results.push(await step(name, () => runScriptQuietly(name, cleanEnv())));
  return results;
}

function cleanEnv(more = {}) {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name))),
    ...more,
  };
}

/** A step that fails without a failed test of its own counts as one failure. */
async function step(name, perform, counts = () => ({ passed: 0, failed: 0 })) {
  say(`\n== ${name}`);
  const start = performance.now();
  const code = await perform();
  const result = counts();
  if (code !== 0 && result.failed === 0) result.failed = 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`== ${name}: ${result.failed === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return { name, ...result };
}

/** Together with a look at the calls that no test has seen succeed, which only the whole run can take. */
function runVitest(reports) {
  const output = `--outputFile.json=${join(reports, "vitest.json")}`;
  const flaky = "--reporter=./tests/support/flaky-tests-reporter.ts";
  return vitest(["--reporter=default", flaky, "--reporter=json", output], { CHECK_CALLS: "1" });
}

function vitest(args, more) {
  const cli = join(root, "node_modules", "vitest", "vitest.mjs");
  return run(pinnedNode, [cli, "run", ...args], cleanEnv(more));
}

function vitestCounts(reports) {
  const report = readReport(reports, "vitest.json");
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function runPlaywright(reports, runIt) {
  const output = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json") };
  return playwright(["--reporter=list,json"], output, runIt);
}

/**
 * Pictures in both languages at both widths: of every page, as the build stands, into screens/pages, and of every mail into
 * screens/mails.
 */
export async function screens() {
  const pages = await playwright(["--reporter=list", "--grep=can be used by everybody"], {
    SCREENS: "1",
  });
  return (await vitest(["tests/mails"])) || pages;
}

async function playwright(args, more, runIt = run) {
  const browser = await findBrowser();
  if (!browser.path) {
    say(browser.reason);
    return 1;
  }
  say(`Browser: ${browser.path}`);
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  return runIt(pinnedNode, [cli, "test", ...args], cleanEnv({ CHROMIUM_PATH: browser.path, ...more }));
}

function playwrightCounts(reports) {
  const stats = readReport(reports, "playwright.json")?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport(reports, name) {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
