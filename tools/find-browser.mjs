import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pinnedNode, root, run, say } from "./processes.mjs";

const howToGetOne =
  "No browser for the tests. Install Chromium or Chrome, set CHROMIUM_PATH to one, or let Playwright load its own: npx playwright install --with-deps chromium";

/**
 * A Chromium that runs: `{ path }`, or `{ reason }` that says how to get one. Looks at CHROMIUM_PATH, then for an
 * installed one, then for Playwright's own, which it downloads, then for Debian's package, which it installs.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    return runs(given)
      ? { path: given }
      : { reason: `CHROMIUM_PATH must be a Chromium that runs: ${given} does not.` };
  }
  const path = installed() ?? (await ofPlaywright()) ?? (await ofDebian());
  return path ? { path } : { reason: howToGetOne };
}

if (process.argv[1] === import.meta.filename) {
  const { path, reason } = await findBrowser();
  say(path ?? reason);
  process.exitCode = path ? 0 : 1;
}

function runs(path) {
  if (process.platform === "win32") return existsSync(path);
  return spawnSync(path, ["--version"], { timeout: 30_000, stdio: "ignore" }).status === 0;
}

/** The headless shell first: it draws no window of its own, which the tests would wait for. */
function installed() {
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
  ];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const elsewhere = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    join(process.env.ProgramFiles ?? "C:\\Program Files", "Google\\Chrome\\Application\\chrome.exe"),
  ];
  return [...inPath, ...elsewhere].find((path) => existsSync(path) && runs(path));
}

async function ofPlaywright() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (existsSync(path) && runs(path)) return path;
  say("No Chromium is installed: loading Playwright's own");
  await run(pinnedNode, [join(root, "node_modules", "@playwright", "test", "cli.js"), "install", "chromium"]);
  return existsSync(path) && runs(path) ? path : undefined;
}

async function ofDebian() {
  if (process.platform !== "linux" || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  const prefix = process.getuid() === 0 ? [] : ["sudo", "-n"];
  if (prefix.length > 0 && spawnSync("sudo", ["-n", "true"]).status !== 0) return undefined;
  say("Installing Debian's Chromium, and a Japanese font for it");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args) => {
    const [command, ...rest] = [...prefix, "apt-get", ...args];
    return run(command, rest, env);
  };
  await aptGet("update");
  const install = (browser) => aptGet("install", "-y", "--no-install-recommends", browser, "fonts-noto-cjk");
  if ((await install("chromium-headless-shell")) !== 0) await install("chromium");
  return installed();
}
