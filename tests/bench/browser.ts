import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../tools/find-browser.mjs";
import { print } from "./figures/print.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { type Audit, loadLighthouse, type Report } from "./support/load-lighthouse.ts";
import { measurePublicInteractions } from "./support/measure-public-interactions.ts";
import { startSite } from "./support/processes.ts";

const rounds = 3;
const languages = ["ja", "en"];
const wanted = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

/** Lighthouse as a phone on a slow line sees the pages on which people find events, and how long interactions take: medians of three rounds. */
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

async function measure(name: string, url: string, audit: Audit): Promise<void> {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(figuresOf(await audit(url, categories)));
  runs.sort((a, b) => a.scores.performance - b.scores.performance);
  const { scores, figures } = runs[Math.floor(rounds / 2)] as (typeof runs)[number];
  print(`| ${[name, ...categories.map((one) => scores[one]), ...figures].join(" | ")} |`);
  for (const one of categories) {
    if (scores[one] < wanted[one]) print(`${name}: ${one} is ${scores[one]}, wanted ${wanted[one]}`);
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
      numeric("cumulative-layout-shift").toFixed(3),
      ...["Script", "Stylesheet", "Font"].map((type) => kilobytesOf(report, type)),
    ],
    failed: checked.map(({ id }) => `${id}: ${report.audits[id]?.title}`),
  };
}

/** The bytes sent for a kind of file, compressed as they came. */
function kilobytesOf({ audits }: Report, resourceType: string): string {
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const bytes = requests
    .filter((one) => one.resourceType === resourceType)
    .reduce((sum, one) => sum + Number(one.transferSize ?? 0), 0);
  return (bytes / 1024).toFixed(1);
}
