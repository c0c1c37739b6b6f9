import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import { findBrowser } from "../../tools/find-browser.mjs";
import { print } from "./figures/print.ts";
import { fillWithApplicants } from "./support/applicants.ts";
import { auditDashboardPages } from "./support/audit-dashboard-pages.ts";
import { startDatabase } from "./support/bench-database.ts";
import { fillWithEvents } from "./support/fill.ts";
import { fillWithApplications } from "./support/fill-applications.ts";
import { measureDashboardPages } from "./support/measure-dashboard-pages.ts";
import { startSite } from "./support/processes.ts";

const participants = 5_000;
/** At the entrance of the second event. */
const expected = 300;
const typed = "sample name";

/** From a key's press to the next paint in the heaviest places of the back office, and its pages on a phone. */
export async function benchInteraction(): Promise<void> {
  const found = await findBrowser();
  if (!found.path) throw new Error(found.reason);
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  const database = await startDatabase(join(folder, "data"));
  const settings = {
    DATABASE_URL: database.url,
    SAMPLE_DATA: "0",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    PUBLIC_URL: "http://tsudoi.test",
  };
  const site = await startSite(settings);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const eventId = await fillWithEvents(database.url, 50);
    const [organizer] = await fillWithApplicants(database.url, 1);
    if (!organizer) throw new Error("there is no organizer");
    const atDoor = eventId - 1;
    const counts = new Map([
      [eventId, participants],
      [atDoor, expected],
    ]);
    await fillWithApplications(database.url, counts);
    const { headers } = organizer;
    const page = await browser.newPage();
    await page.addInitScript(
      (session) => localStorage.setItem("tsudoi.session", session),
      JSON.stringify(headers),
    );
    const dashboardOf = async (id: number) => {
      const { data } = await (await fetch(`${site.url}/api/v1/events/${id}`, { headers })).json();
      return `${site.url}/manage/organizations/${data.owner_organization_id}/events/${id}`;
    };
    const dashboard = await dashboardOf(eventId);
    print(`\n## From key to paint, ${participants} participants\n`);
    print("| where | keys | median ms | slowest ms |");
    print("|---|--:|--:|--:|");
    await page.goto(`${dashboard}/list`);
    await report(page, "search in the participants' table", page.getByRole("searchbox").first());
    await page.goto(`${dashboard}/edit`);
    await report(page, "title in the event's form", page.locator("[name='texts.0.title']"));
    const pages = [
      { name: "today and organizations", url: `${site.url}/manage`, content: "main h2" },
      { name: "all events", url: `${site.url}/manage/events`, content: "main a[href$='/overview']" },
      { name: "overview of an event", url: `${dashboard}/overview`, content: "main ol li" },
      { name: `participants, ${participants}`, url: `${dashboard}/list`, content: "main tr[data-index]" },
      {
        name: `participants, ${expected}`,
        url: `${await dashboardOf(atDoor)}/list`,
        content: "main tr[data-index]",
      },
      {
        name: `check-in list, ${expected}`,
        url: `${site.url}/events/${atDoor}/check_in`,
        content: "main ul button",
        before: nameDevice,
      },
    ];
    await measureDashboardPages(browser, headers, pages);
    await auditDashboardPages(found.path, headers, pages);
  } finally {
    await browser.close();
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function report(page: Page, name: string, field: Locator): Promise<void> {
  await field.waitFor();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await field.click();
  for (const key of typed) {
    await page.keyboard.type(key);
    await page.waitForTimeout(80);
  }
  await page.waitForTimeout(300);
  const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // The browser does not report what was painted within one frame.
  const all = [...slow, ...Array.from({ length: Math.max(0, typed.length - slow.length) }, () => 8)].sort(
    (a, b) => a - b,
  );
  print(`| ${name} | ${typed.length} | ${all[Math.floor(all.length / 2)]} | ${all.at(-1)} |`);
}

/** Its proposed name is taken, and the list is what it opens. */
async function nameDevice(page: Page): Promise<void> {
  await page.locator("main form button[type=submit]").click();
}
