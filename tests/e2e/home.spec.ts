import { expect, test } from "./support/site.ts";

test("the home page is in the browser's language and wakes up without an error", async ({
  page,
  language,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.waitForLoadState("networkidle");
});
