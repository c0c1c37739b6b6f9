import type { Page, Request, Response } from "@playwright/test";
import { holdCosts } from "../costs/hold-costs.ts";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { clearCachedPages } from "./support/clear-cached-pages.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

/** Pictures are not counted: which there are depends on what other tests have made on the site. */
async function countFirstVisit(page: Page, path: string): Promise<Record<string, number>> {
  await clearCachedPages(page);
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await page.goto(path, { waitUntil: "networkidle" });
  const files = answers.filter((answer) => answer.request().resourceType() !== "image");
  const scripts = files.filter((answer) => answer.request().resourceType() === "script");
  const sizes = await Promise.all(
    scripts.map(async (answer) => (await answer.request().sizes()).responseBodySize),
  );
  return {
    "files of a first visit, without pictures": files.length,
    // Their names are hashes, which differ in how well they compress: a few bytes more or less are no change.
    "KB of scripts, sent": Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
  };
}

/** The page itself as a browser gets it that was never there: with the styles of its first screen. */
async function countPage(page: Page, path: string): Promise<Record<string, number>> {
  const answer = await page.request.get(path, { headers: { "accept-encoding": "br" } });
  const plain = (await answer.body()).length;
  const sent = Number(answer.headers()["content-length"]);
  return { "KB of the page": Math.round(plain / 1024), "KB of the page, sent": Math.round(sent / 1024) };
}

/** Of a page of organizers: what is said of the event, once each, since the entrance asks again and again. */
async function countForOrganizer(page: Page, path: string): Promise<Record<string, number>> {
  const scripts = new Set<string>();
  const calls = new Set<string>();
  const count = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script") scripts.add(pathname);
    if (/^\/api\/v1\/(?:authentications|events)\//.test(pathname)) calls.add(pathname);
  };
  page.on("request", count);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("request", count);
  return { scripts: scripts.size, "calls about the event": calls.size };
}

for (const [name, path] of [
  ["home", "/"],
  ["log-in", "/login"],
  ["sign-up", "/signup"],
] as const)
  test(`a first visit of ${name} fetches no more than the table says`, inShortRun, async ({ page }) => {
    expect(holdCosts(name, await countFirstVisit(page, path))).toEqual([]);
  });

test(
  "a first visit of an event fetches no more than the table says, and nothing of other events",
  inShortRun,
  async ({ page, accounts }) => {
    const { event } = await newEvent(page, accounts.organizer, { is_published: true });
    const path = `/events/${event.id}`;
    const counts = { ...(await countPage(page, path)), ...(await countFirstVisit(page, path)) };
    expect(holdCosts("event", counts)).toEqual([]);
  },
);

test(
  "an event's participants and its check-in fetch no more than the table says",
  inShortRun,
  async ({ page, accounts }) => {
    const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
    await enterAs(page, accounts.organizer);
    const list = `/manage/organizations/${organizationId}/events/${event.id}/list`;
    expect(holdCosts("participants", await countForOrganizer(page, list))).toEqual([]);
    const entrance = await countForOrganizer(page, `/events/${event.id}/check_in`);
    expect(holdCosts("check-in", entrance)).toEqual([]);
  },
);

test(
  "other events come when the reader of one comes near its end, and are there again on the way back",
  inShortRun,
  async ({ page }) => {
    const { data } = await (await page.request.get("/api/v1/events?limit=1")).json();
    const answer = await page.goto(`/events/${data[0].id}`);
    // On a large screen the end of a short event is near from the start.
    expect(await answer?.text()).not.toContain("related-similar");
    const cards = page.locator("[aria-labelledby=related-similar] article");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await cards.first().scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    await cards.first().getByRole("link").click();
    await expect(page).not.toHaveURL(new RegExp(`/events/${data[0].id}$`));
    await page.goBack();
    await expect(cards.first()).toBeInViewport();
    await expect.poll(place).toBe(before);
  },
);

test("a page that is loaded again, or come back to, stays where it was, before its scripts too", async ({
  page,
}) => {
  const awake = () => page.waitForFunction(() => history.scrollRestoration === "manual");
  const scrollTo = async (top: number) => {
    await awake();
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  };
  const expectPlace = (place: number) =>
    expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await page.goto("/");
  await scrollTo(600);
  await page.reload();
  await awake();
  await expectPlace(600);
  await page.locator("article a").first().dispatchEvent("click");
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await page.goto("/organizations");
  await scrollTo(300);
  // The first way back loads the event's page, the second is the router's.
  await page.goBack();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await awake();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectPlace(600);
  await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
  await page.reload();
  await expectPlace(600);
});
