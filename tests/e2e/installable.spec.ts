import type { Page, Response } from "@playwright/test";
import sharp from "sharp";
import { anotherVersion } from "./support/another-version.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { clearCachedPages } from "./support/clear-cached-pages.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

test.use({ serviceWorkers: "allow" });

/** Every address that some cache of the page's origin has an answer for. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caching = await caches.keys();
    const requests = await Promise.all(
      caching.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return requests.flat();
  });

/** Opens a page and waits until it is kept. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => stored(page)).toContain(new URL(path, "http://any").pathname);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? "first");
const awake = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));

/** Opens a page where there is no connection: it comes from what is kept, and its scripts run. */
async function openStored(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(awake);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** Somebody with a place at an event. */
async function personWithTicket(page: Page, organizer: Parameters<typeof enterAs>[1]) {
  const { event } = await newEvent(page, organizer, { is_published: true });
  const person = await newPerson(page.request, "Nami");
  const apply = `/api/v1/events/${event.id}/applications/apply`;
  await page.request.post(apply, { headers: person.headers, data: {} });
  return { event, person };
}

test("a phone can install the site, in the language that it is read in", async ({ page }) => {
  for (const asked of ["ja", "en"]) {
    await page.goto(`/?lang=${asked}`);
    const href = await page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await page.request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ start_url: "/me/tickets", display: "standalone", scope: "/", id: "/" });
    expect(manifest.lang).toMatch(new RegExp(`^${asked}`));
    expect(manifest.name).toContain(asked === "ja" ? "集い" : "Tsudoi");
    const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
    expect(drawn.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
    for (const { src, sizes } of [...drawn, { src: apple, sizes: "180x180" }]) {
      const picture = await page.request.get(src);
      const { width, height, format } = await sharp(await picture.body()).metadata();
      expect([src, format, `${width}x${height}`]).toEqual([src, "png", sizes]);
    }
    for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200);
  }
});

test("what its reader has seen is there without a connection: tickets, my page, the event", async ({
  page,
  context,
  accounts,
}) => {
  const { event, person } = await personWithTicket(page, accounts.organizer);
  await enterAs(page, person);
  for (const path of [`/events/${event.id}/ticket`, `/events/${event.id}`, "/me/tickets"])
    await see(page, path);
  await page.goto("/organizations");
  await context.setOffline(true);
  for (const path of [`/events/${event.id}/ticket`, `/events/${event.id}`, "/me/tickets"])
    await openStored(page, path);
  await page.goto("/organizations", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: /offline|オフライン/ })).toBeVisible();
  await page.locator("a[href='/me/tickets']").click();
  await expect(page.locator(`a[href="/events/${event.id}/ticket"]`)).toBeVisible();
  await context.setOffline(false);
  expect((await stored(page)).filter((path) => path.startsWith("/api"))).toEqual([]);
});

test("check-in pages are there without a connection, for managers and for helpers with a link", async ({
  page,
  context,
  accounts,
}) => {
  const { event, headers } = await newEvent(page, accounts.organizer, { is_published: true });
  const links = `/api/v1/events/${event.id}/door_links`;
  const link = await (await page.request.post(links, { headers, data: { label: "East" } })).json();
  const helpers = new URL(link.data.url).pathname;
  await see(page, helpers);
  await enterAs(page, accounts.organizer);
  await see(page, `/events/${event.id}/check_in`);
  await context.setOffline(true);
  for (const path of [helpers, `/events/${event.id}/check_in`]) await openStored(page, path);
  await context.setOffline(false);
  await page.request.delete(`${links}/${link.data.id}`, { headers });
  await page.goto(helpers);
  await expect.poll(() => stored(page)).not.toContain(helpers);
});

test("whoever uses the device next finds no page of the person before", async ({ page, accounts }) => {
  const { event, person } = await personWithTicket(page, accounts.organizer);
  const next = await newPerson(page.request, "Tsugi");
  await enterAs(page, person);
  await see(page, `/events/${event.id}/ticket`);
  await see(page, "/me");
  const traces = async () => (await stored(page)).filter((path) => /^\/(events|me)\b/.test(path));
  await enterAs(page, next);
  await page.goto("/static/about_us");
  await expect.poll(traces).toEqual([]);
  await see(page, "/me/saved");
  await page.goto("/logout");
  await expect.poll(traces).toEqual([]);
});

test("a new version is shown with the next look, and a page that was not seen since still wakes up", async ({
  page,
  context,
  accounts,
}) => {
  const site = await anotherVersion(process.env.SITE_URL ?? "");
  const { event, person } = await personWithTicket(page, accounts.organizer);
  const [ticket, own] = [`${site.url}/events/${event.id}/ticket`, `${site.url}/me`];
  const manifests = async () => (await stored(page)).filter((path) => path.includes("/manifest-")).sort();
  await enterAs(page, person);
  for (const path of [ticket, own]) await see(page, path);
  const [first = ""] = await manifests();
  site.release();
  await page.goto(own);
  expect(await version(page)).toBe("next");
  await expect.poll(manifests).toEqual([first, first.replace("manifest-", "manifest-next")].sort());
  await context.setOffline(true);
  await openStored(page, own);
  expect(await version(page)).toBe("next");
  await openStored(page, ticket);
  expect(await version(page)).toBe("first");
  await context.setOffline(false);
  await page.goto(ticket);
  expect(await version(page)).toBe("next");
  await expect.poll(manifests).toEqual([first.replace("manifest-", "manifest-next")]);
  site.stop();
});

test("files that are not kept come without the service worker, which a phone takes long to start", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await clearCachedPages(page);
  const files: Response[] = [];
  page.on("response", (answer) => {
    if (new URL(answer.url()).pathname.startsWith("/assets/")) files.push(answer);
  });
  await page.goto("/organizations", { waitUntil: "networkidle" });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => file.fromServiceWorker()).map((file) => file.url())).toEqual([]);
});
