import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../tools/find-browser.mjs";
import { print } from "./figures/print.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { medianOf } from "./support/load.ts";
import { type Audit, loadLighthouse, type Report } from "./support/load-lighthouse.ts";
import { measurePublicInteractions } from "./support/measure-public-interactions.ts";
import { startSite } from "./support/processes.ts";

const rounds = 5;
const languages = ["ja", "en"];
const wanted = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

/** Lighthouse as a phone on a slow line sees the pages on which people find events, and how long interactions take: medians of the rounds. */
export async function benchBrowser(): Promise<void> {
  const browser = await findBrowser();
  if (!browser.path) throw new Error(browser.reason);
  const audit = await loadLighthouse(browser.path);
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const site = await startSite({
    DATABASE_URL: database.url,
    SAMPLE_DATA: "1",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  });
  try {
    const eventId = await fillWithEvents(database.url, 200);
    print(`\n## Lighthouse, mobile, median of ${rounds} rounds\n`);
    print(
      "| page | performance | accessibility | best practices | SEO | first paint ms | LCP ms | blocked ms | shift | scripts KB | styles KB | fonts KB |",
    );
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (const language of languages) {
      for (const [name, path] of [
        ["home", "/?"],
        ["event", `/events/${eventId}?`],
        ["apply", `/events/${eventId}/apply?`],
        ["search", "/?q=music&"],
        ["calendar", "/calendar?"],
        ["organizations", "/organizations?"],
      ] as const) {
        await measure(`${name} (${language})`, `${site.url}${path}lang=${language}`, audit);
      }
    }
    await measurePublicInteractions(site.url, eventId, browser.path);
  } finally {
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of each score and each figure its own median: one round in which the machine had something else to do would count whole. */
async function measure(name: string, url: string, audit: Audit): Promise<void> {
  const runs: ReturnType<typeof figuresOf>[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(figuresOf(await audit(url, categories)));
  const scores = categories.map((one) => medianOf(runs.map((run) => run.scores[one])));
  const figures = (runs[0]?.figures ?? []).map((_, at) => medianOf(runs.map((run) => run.figures[at] ?? 0)));
  print(`| ${[name, ...scores, ...figures].join(" | ")} |`);
  for (const [at, one] of categories.entries()) {
    const score = scores[at] ?? 0;
    if (score < wanted[one]) print(`${name}: ${one} is ${score}, wanted ${wanted[one]}`);
  }
  for (const failed of new Set(runs.flatMap((run) => run.failed))) print(`${name}: ${failed}`);
}

function figuresOf(report: Report) {
  const numeric = (id: string) => report.audits[id]?.numericValue ?? 0;
  const checked = categories
    .slice(1)
    .flatMap((one) => report.categories[one]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(
      categories.map((one) => [one, Math.round((report.categories[one]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    figures: [
      Math.round(numeric("first-contentful-paint")),
      Math.round(numeric("largest-contentful-paint")),
      Math.round(numeric("total-blocking-time")),
      Math.round(numeric("cumulative-layout-shift") * 1000) / 1000,
      ...["Script", "Stylesheet", "Font"].map((type) => kilobytesOf(report, type)),
    ],
    failed: checked.map(({ id }) => `${id}: ${report.audits[id]?.title}`),
  };
}

/** The bytes sent for a kind of file, compressed as they came. */
function kilobytesOf({ audits }: Report, resourceType: string): number {
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const bytes = requests
    .filter((one) => one.resourceType === resourceType)
    .reduce((sum, one) => sum + Number(one.transferSize ?? 0), 0);
  return Math.round(bytes / 102.4) / 10;
}
