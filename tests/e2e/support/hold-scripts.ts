import type { Page } from "@playwright/test";

/** Holds back the page's scripts, or other files of it; gives what lets them arrive. */
export async function holdScripts(page: Page, files = /\/assets\/.*\.js$/): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
