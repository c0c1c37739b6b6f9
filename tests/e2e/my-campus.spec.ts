import { expect, test } from "./support/site.ts";

const kyushu = JSON.stringify({ snake_name: "Kyushu_University", prefecture_id: 40 });

test("home opens with the events of one's own university, and nothing moves when they come", async ({
  page,
}) => {
  await page.addInitScript((university) => localStorage.setItem("tsudoi.university", university), kyushu);
  // Before the scripts run its place is there; when they have, its height is the same.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/");
  const campus = page.locator("section[aria-labelledby=campus]");
  await expect(campus).toBeVisible();
  const before = await campus.boundingBox();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await expect(campus.getByRole("link").first()).toHaveAttribute("href", "/u/Kyushu_University");
  expect((await campus.boundingBox())?.height).toBe(before?.height);
  const headings = await page.locator("main h2").evaluateAll((all) => all.map(({ id }) => id));
  expect(headings.slice(0, 3)).toEqual(["campus", "recommended", "upcoming"]);
});

test("without a university home says nothing of one, and is at most six screens long on a phone", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("section[aria-labelledby=campus]")).toBeHidden();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(6);
});
