import type { Page } from "@playwright/test";

/** Forgets what other tests have kept in the browser that they share. */
export async function clearCachedPages(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}
