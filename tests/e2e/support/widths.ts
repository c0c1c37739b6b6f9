import type { Page } from "@playwright/test";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

const phones = new WeakSet<Page>();

/** Turns a desktop's page into one on a phone without loading it again. Its tab has no mouse from then on. */
export async function becomePhone(page: Page): Promise<void> {
  phones.add(page);
  // Playwright takes pictures of what it believes to be the size of the page.
  await page.setViewportSize(phone.viewport);
  const browser = await page.context().newCDPSession(page);
  const screen = { ...phone.viewport, deviceScaleFactor: 1, mobile: true };
  await browser.send("Emulation.setDeviceMetricsOverride", screen);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
}

/** Chromium gives a tab that was a phone no mouse back: the next test takes a new one. */
export async function closePhone(page: Page): Promise<void> {
  if (phones.has(page)) await page.close();
}
