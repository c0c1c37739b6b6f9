import type { Browser, Page } from "@playwright/test";
import { print } from "../figures/print.ts";

/** Lighthouse's phone: a slow fourth generation line, and a processor a quarter as fast as this one. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 };
const timesSlower = 4;
const rounds = 3;

export interface DashboardPage {
  name: string;
  url: string;
  /** What its reader came for. */
  content: string;
  /** Readies what is asked for once on a device. */
  before?(page: Page): Promise<void>;
}

/** When pages of organizers show what they are for, and when they answer to a finger, on a phone that was there before. */
export async function measureDashboardPages(
  browser: Browser,
  session: Record<string, string>,
  pages: readonly DashboardPage[],
): Promise<void> {
  print("\n## Organizers' pages on a phone\n");
  print("| page | content ms | interactive ms |");
  print("|---|--:|--:|");
  for (const { name, url, content, before } of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
    await context.addInitScript(
      (stored) => localStorage.setItem("tsudoi.session", stored),
      JSON.stringify(session),
    );
    const page = await context.newPage();
    await page.goto(url);
    await before?.(page);
    await page.waitForSelector(content);
    const found: { shown: number; interactive: number }[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measureLoad(page, url, content));
    found.sort((one, other) => one.interactive - other.interactive);
    const { shown, interactive } = found[Math.floor(rounds / 2)] as (typeof found)[number];
    print(`| ${name} | ${Math.round(shown)} | ${Math.round(interactive)} |`);
    await context.close();
  }
}

async function measureLoad(page: Page, url: string, content: string) {
  const devtools = await page.context().newCDPSession(page);
  await page.goto("about:blank");
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  await page.goto(url, { waitUntil: "commit" });
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    content,
    { polling: "raf" },
  );
  const shownAt = Number(await shown.jsonValue());
  await page.waitForTimeout(2_000);
  const lastLongTask = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) last = Math.max(last, entry.startTime + entry.duration);
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve(last), 200);
      }),
  );
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.detach();
  return { shown: shownAt, interactive: Math.max(shownAt, lastLongTask) };
}
