import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { installFolder } from "../../../tools/install.mjs";
import { project } from "./processes.ts";

const folder = "tests/bench/lighthouse";
/** Milliseconds in which a browser that has just started readies its own pages (what pops up under the address bar), on the same processors. */
const untilAtRest = 3000;
const switches = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

/** The parts of Lighthouse's report that the bench reads. */
export interface Report {
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      details?: { type: string; items: { resourceType?: string; transferSize?: number }[] };
    }
  >;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/**
 * @param prepare readies the browser that listens there. The audit is then that of a device that was there before: the browser is closed, and
 *   opened anew with what it keeps. In the same process it would have the site's scripts at hand, of which Lighthouse's tools take stock for
 *   a quarter of a second in the middle of what is measured.
 */
export type Audit = (
  url: string,
  categories: string[],
  prepare?: (port: number) => Promise<void>,
) => Promise<Report>;

interface Lighthouse {
  default(
    url: string,
    flags: { port: number; onlyCategories: string[]; disableStorageReset: boolean; logLevel: "silent" },
  ): Promise<{ lhr: Report } | undefined>;
}

interface ChromeLauncher {
  launch(options: {
    chromePath: string;
    chromeFlags: string[];
    userDataDir: string;
    logLevel: "silent";
  }): Promise<{ port: number; process: ChildProcess; kill(): void }>;
}

/** Lighthouse, installed on demand, with a browser of its own for each page. */
export async function loadLighthouse(chromePath: string): Promise<Audit> {
  await installFolder(folder, "lighthouse");
  const { resolve } = createRequire(join(project, folder, "package.json"));
  const { launch }: ChromeLauncher = await import(resolve("chrome-launcher"));
  const lighthouse: Lighthouse = await import(resolve("lighthouse"));
  const open = (userDataDir: string) =>
    launch({ chromePath, chromeFlags: switches, userDataDir, logLevel: "silent" });
  return async (url, onlyCategories, prepare) => {
    const device = mkdtempSync(join(tmpdir(), "tsudoi-device-"));
    try {
      if (prepare) {
        const before = await open(device);
        await prepare(before.port);
        await closeBrowser(before);
      }
      const chrome = await open(device);
      try {
        await sleep(untilAtRest);
        const disableStorageReset = prepare !== undefined;
        const flags = { port: chrome.port, onlyCategories, disableStorageReset, logLevel: "silent" } as const;
        const result = await lighthouse.default(url, flags);
        if (!result) throw new Error("Lighthouse gave no result");
        return result.lhr;
      } finally {
        chrome.kill();
      }
    } finally {
      rmSync(device, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

/** As a person does it, and until it is gone: what is kept is written last. */
async function closeBrowser({ port, process }: { port: number; process: ChildProcess }): Promise<void> {
  const gone = once(process, "exit");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await (await browser.newBrowserCDPSession()).send("Browser.close");
  await gone;
}
