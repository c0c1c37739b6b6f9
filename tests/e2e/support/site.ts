import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConsoleMessage, expect, type Page, test as plain } from "@playwright/test";
import { isLanguage, isWritten, type WrittenLanguage } from "../../../src/shared/languages/languages.ts";

interface Site {
  /** The language that the project's browser asks for. */
  language: WrittenLanguage;
  /** The sample accounts as the start has written them. */
  accounts: Record<"student" | "organizer" | "co_host" | "product_team", { email: string; password: string }>;
}

/** The test of a page on the running site: fails on any error that the browser's console shows. */
export const test = plain.extend<Site>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture takes its parts by a pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  language: async ({ locale }, use) => {
    const language = locale?.slice(0, 2);
    await use(isLanguage(language) && isWritten(language) ? language : "en");
  },
  // biome-ignore lint/correctness/noEmptyPattern: a fixture takes its parts by a pattern
  accounts: async ({}, use) => {
    await use(JSON.parse(readFileSync(join(process.env.SITE_DATA ?? "", "accounts.json"), "utf8")));
  },
  page: async ({ page }, use) => {
    const goTo = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goTo(address, options);
      if (!options) await wakeUp(page);
      return answer;
    };
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !isRefusedOnPurpose(message)) errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

/**
 * Until the page's scripts listen: what is pressed before does nothing, and a person would press again. A page without scripts
 * is given up.
 */
async function wakeUp(page: Page): Promise<void> {
  const listens = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  await page.waitForFunction(listens, null, { timeout: 5_000 }).catch(() => {});
}

/** Chromium writes a line for every answer of 4xx, also for those that a page asks for and shows, and for what a test cuts off. */
function isRefusedOnPurpose(message: ConsoleMessage): boolean {
  return /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)$)/.test(
    message.text(),
  );
}

export { expect };
