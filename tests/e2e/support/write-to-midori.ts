import { expect, type Page } from "@playwright/test";

/**
 * Writes to Midori from the list of participants, up to the question whether it is to be sent.
 * @param send the name of the button, and of that question
 * @returns the button that sends it
 */
export async function writeToMidori(page: Page, title: string, send: string) {
  await page.getByRole("link", { name: /Midori/ }).click();
  // The title has the focus: one writes at once.
  await expect(
    page
      .getByRole("dialog")
      .getByText(/Midori/)
      .first(),
  ).toBeVisible();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await page.keyboard.type("We meet in room 5.");
  await page.getByRole("button", { name: send, exact: true }).click();
  return page.getByRole("dialog", { name: send }).getByRole("button", { name: send, exact: true });
}
