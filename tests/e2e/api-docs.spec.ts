import { expect, test } from "./support/site.ts";

test("a call of the API can be read and tried in the browser, as whoever is signed in", async ({
  page,
  accounts,
}) => {
  const { email, password } = accounts.student;
  await page.goto("/api/docs");
  await page.locator("h3[data-tag=auth]").click();
  const signIn = page.locator("#operations-auth-post_auth_sign_in");
  await signIn.locator(".opblock-summary").click();
  await signIn.getByRole("button", { name: "Try it out" }).click();
  await signIn.locator("textarea").fill(JSON.stringify({ email, password }));
  await signIn.getByRole("button", { name: "Execute" }).click();
  await expect(signIn.locator(".live-responses-table")).toContainText(email);
  await page.locator("h3[data-tag=users]").click();
  const own = page.locator("#operations-users-get_users_own");
  await own.locator(".opblock-summary").click();
  await own.getByRole("button", { name: "Try it out" }).click();
  await own.getByRole("button", { name: "Execute" }).click();
  await expect(own.locator(".live-responses-table")).toContainText(email);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});
