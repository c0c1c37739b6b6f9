import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { installFolder } from "../../../tools/install.mjs";
import { project } from "./processes.ts";

export const lighthouseFolder = "tests/bench/lighthouse";

/**
 * Lighthouse's phone in the middle of the market is four times slower than a desktop of 1,500 to 2,000 of its points
 * (its docs/throttling.md, "Calibrating the CPU slowdown").
 */
const pointsOfPhone = 1_750 / 4;

interface PageFunctions {
  pageFunctions: { computeBenchmarkIndex(): number };
}

/**
 * How many times slower that phone is than this machine at this moment, which takes a second to find out: figures of machines and
 * hours that differ say something of each other then.
 * @param page an empty one
 */
export async function measureSlowdownToPhone(page: Page): Promise<number> {
  await installFolder(lighthouseFolder, "lighthouse");
  const { resolve } = createRequire(join(project, lighthouseFolder, "package.json"));
  const { pageFunctions }: PageFunctions = await import(resolve("lighthouse/core/lib/page-functions.js"));
  const points = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  return Math.max(1, Math.round((points / pointsOfPhone) * 10) / 10);
}
