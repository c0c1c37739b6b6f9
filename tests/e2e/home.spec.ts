import { type ConsoleMessage, expect, test } from "@playwright/test";

/** Browsers ask for it by themselves. */
const isIcon = (message: ConsoleMessage) => message.location().url.endsWith("/favicon.ico");

for (const [lang, locale] of [
  ["ja", "ja-JP"],
  ["en", "en-US"],
]) {
  test(`the home page is in the browser's language, ${lang}, and wakes up without an error`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on(
      "console",
      (message) => message.type() === "error" && !isIcon(message) && errors.push(message.text()),
    );
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", lang!);
    await page.waitForLoadState("networkidle");
    expect(errors).toEqual([]);
    await page.close();
  });
}
