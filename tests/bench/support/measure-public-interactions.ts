import { type Browser, chromium, type Page } from "@playwright/test";
import { print } from "../figures/print.ts";

/** INP is called good up to 200 ms. */
const wanted = 100;
/** A phone in the middle of the market beside the machine that measures. */
const slowdown = 4;
const rounds = 3;

/**
 * Uses the public pages as somebody with a phone does and prints, for each page, how long its slowest interaction took until the next
 * paint, as the browser's own event timing tells it: with few interactions that is the page's INP.
 */
export async function measurePublicInteractions(
  url: string,
  eventId: number,
  executablePath: string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  print(`\n## From press to paint, processor slowed down ${slowdown} times, median of ${rounds} rounds\n`);
  print("| page | interactions | median ms | slowest ms |");
  print("|---|--:|--:|--:|");
  for (const [name, path, use] of [
    ["home", "/", useHome],
    ["event", `/events/${eventId}`, useEvent],
    ["apply", `/events/${eventId}/apply`, useApplyForm],
  ] as const) {
    const visits: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(browser, `${url}${path}?lang=ja`, use));
    }
    report(name, visits);
  }
  await browser.close();
}

/** The interactions of one visit, the shortest first, in milliseconds. */
async function visit(browser: Browser, address: string, use: (page: Page) => Promise<void>) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await recordInteractions(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await use(page);
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => Object.values(window.interactions));
  await context.close();
  return durations.sort((a, b) => a - b);
}

declare global {
  interface Window {
    /** Milliseconds of each interaction by its number, of which the browser reports those above 16. */
    interactions: Record<number, number>;
  }
}

async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.interactions = {};
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[]) {
        if (!interactionId) continue;
        window.interactions[interactionId] = Math.max(window.interactions[interactionId] ?? 0, duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function useHome(page: Page): Promise<void> {
  const main = page.locator("main");
  await main.locator("[name=q]").tap();
  await page.keyboard.type("music", { delay: 120 });
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  for (const filter of ["is_free", "is_online"]) {
    await main.locator(`a[href*="${filter}=true"]`).first().tap();
    await page.waitForURL(`**${filter}=true**`);
    await page.waitForLoadState("networkidle");
  }
  await main.locator("button[aria-haspopup=dialog]").last().tap();
}

async function useEvent(page: Page): Promise<void> {
  await page.locator("summary").last().tap();
  await page.waitForTimeout(300);
  // A language's button has no other name than its text, and loads the page anew.
  const bookmark = page.locator("main button[aria-pressed][aria-label]").first();
  await bookmark.tap();
  await page.waitForTimeout(300);
  await bookmark.tap();
}

async function useApplyForm(page: Page): Promise<void> {
  await page.locator("[name='person.first_name']").tap();
  await page.keyboard.type("Hanako", { delay: 80 });
  await page.locator("[name='person.occupation_id']").selectOption({ index: 1 });
  await page.locator("main form button[type=submit]").last().tap();
  await page.waitForTimeout(300);
  await page.locator("[name='person.email']").tap();
  await page.keyboard.type("hanako@", { delay: 80 });
}

function report(name: string, visits: readonly number[][]): void {
  visits = [...visits].sort((a, b) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0));
  const one = visits[Math.floor(visits.length / 2)] ?? [];
  if (one.length === 0) throw new Error(`The browser told of no interaction with ${name}.`);
  const slowest = one.at(-1) ?? 0;
  print(`| ${name} | ${one.length} | ${one[Math.floor(one.length / 2)] ?? 0} | ${slowest} |`);
  if (slowest > wanted) print(`${name}: the slowest took ${slowest} ms, wanted ${wanted}`);
}
