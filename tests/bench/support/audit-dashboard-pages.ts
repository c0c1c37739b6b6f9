import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { print } from "../figures/print.ts";
import { loadLighthouse, type Report } from "./load-lighthouse.ts";
import type { DashboardPage } from "./measure-dashboard-pages.ts";

const rounds = 5;

/** So many visits before: browsers keep what they have compiled of a script once it has run a second time. */
const visits = 2;

/**
 * Lighthouse's phone on the pages of organizers, signed in, on a device that was there before: the session lies in the browser's storage. Of
 * five rounds the quickest, which others on the machine disturbed least, and what the
 * middle one took until it answered; the load of the machine stands beside them.
 */
export async function auditDashboardPages(
  browserPath: string,
  session: Record<string, string>,
  pages: readonly DashboardPage[],
): Promise<void> {
  const audit = await loadLighthouse(browserPath);
  print(`\n## Lighthouse, organizers' pages, mobile, signed in, quickest of ${rounds} rounds\n`);
  print(
    "| page | interactive ms | LCP ms | blocked ms | main thread ms | requests | middle round ms | load |",
  );
  print("|---|--:|--:|--:|--:|--:|--:|--:|");
  for (const one of pages) {
    const found: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const report = await audit(one.url, ["performance"], (port) => signIn(port, session, one));
      // One in which the browser told no largest paint says nothing.
      if (report.audits.interactive?.numericValue) found.push(figuresOf(report));
    }
    found.sort(([first = 0], [second = 0]) => first - second);
    const [quickest = []] = found;
    const [middle = 0] = found[Math.floor(found.length / 2)] ?? [];
    const figures = [...quickest, middle].map(Math.round);
    print(`| ${[one.name, ...figures, (loadavg()[0] ?? 0).toFixed(1)].join(" | ")} |`);
  }
}

/** Visits the page on the device that is audited, which keeps the session, the files and what `before` has chosen. */
async function signIn(port: number, session: Record<string, string>, page: DashboardPage): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const tab = (await context?.newPage()) as Page;
  await tab.goto(new URL("/robots.txt", page.url).href);
  await tab.evaluate((stored) => localStorage.setItem("tsudoi.session", stored), JSON.stringify(session));
  for (let visit = 0; visit < visits; visit += 1) {
    await tab.goto(page.url);
    if (visit === 0) await page.before?.(tab);
    await tab.waitForSelector(page.content);
    await tab.waitForTimeout(1_000);
  }
  await tab.close();
  await browser.close();
}

function figuresOf({ audits }: Report): number[] {
  const numeric = (id: string) => audits[id]?.numericValue ?? 0;
  return [
    numeric("interactive"),
    numeric("largest-contentful-paint"),
    numeric("total-blocking-time"),
    numeric("mainthread-work-breakdown"),
    audits["network-requests"]?.details?.items.length ?? 0,
  ];
}
