import { createRequire } from "node:module";
import { join } from "node:path";
import { installFolder } from "../../../tools/install.mjs";
import { project } from "./processes.ts";

const folder = "tests/bench/lighthouse";
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

/** @param prepare readies the browser that listens there, whose storage and files are left to the audit then */
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
    logLevel: "silent";
  }): Promise<{ port: number; kill(): void }>;
}

/** Lighthouse, installed on demand, with a browser of its own for each page. */
export async function loadLighthouse(chromePath: string): Promise<Audit> {
  await installFolder(folder, "lighthouse");
  const { resolve } = createRequire(join(project, folder, "package.json"));
  const { launch }: ChromeLauncher = await import(resolve("chrome-launcher"));
  const lighthouse: Lighthouse = await import(resolve("lighthouse"));
  return async (url, onlyCategories, prepare) => {
    const chrome = await launch({ chromePath, chromeFlags: switches, logLevel: "silent" });
    try {
      const { port } = chrome;
      await prepare?.(port);
      const disableStorageReset = prepare !== undefined;
      const flags = { port, onlyCategories, disableStorageReset, logLevel: "silent" } as const;
      const result = await lighthouse.default(url, flags);
      if (!result) throw new Error("Lighthouse gave no result");
      return result.lhr;
    } finally {
      chrome.kill();
    }
  };
}
