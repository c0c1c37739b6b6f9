import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { print } from "../figures/print.ts";
import { loadLighthouse, type Report } from "./load-lighthouse.ts";
import type { DashboardPage } from "./measure-dashboard-pages.ts";

const rounds = 3;

/**
 * Lighthouse's phone on the pages of organizers, signed in, on a device that was there before: the session lies in the browser's storage, so
 * that is left as it is between the audits. Medians of three rounds; beside them how many times the processor was slowed down, and the load of the machine.
 */
export async function auditDashboardPages(
  browserPath: string,
  session: Record<string, string>,
  pages: readonly DashboardPage[],
): Promise<void> {
  const audit = await loadLighthouse(browserPath);
  print(`\n## Lighthouse, organizers' pages, mobile, signed in, median of ${rounds} rounds\n`);
  print("| page | interactive ms | LCP ms | blocked ms | main thread ms | requests | slowed | load |");
  print("|---|--:|--:|--:|--:|--:|--:|--:|");
  for (const one of pages) {
    const found: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const report = await audit(one.url, ["performance"], (port) => signIn(port, session, one));
      found.push(figuresOf(report));
    }
    found.sort(([first = 0], [second = 0]) => first - second);
    const middle = found[Math.floor(rounds / 2)] ?? [];
    print(`| ${[one.name, ...middle, (loadavg()[0] ?? 0).toFixed(1)].join(" | ")} |`);
  }
}

/** Visits the page once in the browser that is audited, which keeps the session, the files and what `before` has chosen. */
async function signIn(port: number, session: Record<string, string>, page: DashboardPage): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const tab = (await context?.newPage()) as Page;
  await tab.goto(new URL("/robots.txt", page.url).href);
  await tab.evaluate((stored) => localStorage.setItem("tsudoi.session", stored), JSON.stringify(session));
  await tab.goto(page.url);
  await page.before?.(tab);
  await tab.waitForSelector(page.content);
  await tab.close();
  await browser.close();
}

function figuresOf({ audits, configSettings }: Report): number[] {
  const numeric = (id: string) => Math.round(audits[id]?.numericValue ?? 0);
  return [
    numeric("interactive"),
    numeric("largest-contentful-paint"),
    numeric("total-blocking-time"),
    numeric("mainthread-work-breakdown"),
    audits["network-requests"]?.details?.items.length ?? 0,
    configSettings.throttling.cpuSlowdownMultiplier,
  ];
}
