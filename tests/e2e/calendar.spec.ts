import { inShortRun } from "../support/short-run.ts";
import { expect, test } from "./support/site.ts";
import { onPhones } from "./support/widths.ts";

test(
  "a month is walked by keys as a grid, keeps its filters, and leads to the list of a day",
  inShortRun,
  async ({ page }) => {
    await page.goto("/calendar?month=2027-01&is_free=true");
    const grid = page.getByRole("grid");
    const day = (date: string) => grid.locator(`[data-date="${date}"]`);
    await expect(grid.locator("[data-date]")).toHaveCount(31);
    await expect(grid.locator("[data-date][tabindex='0']")).toHaveCount(1);
    await day("2027-01-01").focus();
    for (const [key, date] of [
      ["ArrowRight", "2027-01-02"],
      ["ArrowDown", "2027-01-09"],
      ["Home", "2027-01-03"],
      ["End", "2027-01-09"],
      ["Control+End", "2027-01-31"],
      ["ArrowDown", "2027-01-31"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(date), key).toBeFocused();
    }
    await page.keyboard.press("PageDown");
    await expect(page).toHaveURL(/\/calendar\?month=2027-02&is_free=true$/);
    await expect(day("2027-02-28")).toBeFocused();
    await page.keyboard.press("PageUp");
    await expect(day("2027-01-28")).toBeFocused();
    await expect(page).toHaveURL(/month=2027-01&is_free=true$/);

    await page.goto("/");
    const { data } = await (await page.request.get("/api/v1/events?limit=1")).json();
    const date = data[0].start_at.slice(0, 10);
    await page.goto(`/calendar?month=${date.slice(0, 7)}`);
    await day(date).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/\\?from=${date}&to=${date}$`));
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: data[0].language_events[0].title })
        .or(page.getByRole("main").locator(`a[href="/events/${data[0].id}"]`))
        .first(),
    ).toBeVisible();
  },
);

test(
  "a phone shows the days of a month as a list, the filters, and the way to the months beside it",
  // A wide screen shows a grid.
  onPhones,
  async ({ page, language }) => {
    await page.goto("/calendar");
    await expect(page.getByRole("grid")).toHaveCount(0);
    await page.getByRole("link", { name: language === "ja" ? /^次の月/ : /^Next month/ }).click();
    await expect(page).toHaveURL(/month=/);
    const days = page.locator("section[aria-labelledby=month] ol").getByRole("heading", { level: 3 });
    await expect(days.first()).toBeVisible();
    const address = page.url();
    await page
      .getByRole("search")
      .getByRole("link", { name: language === "ja" ? "無料" : "Free" })
      .click();
    await expect(page).toHaveURL(/month=.*&is_free=true$/);
    await page.getByRole("search").getByRole("group").getByRole("link").first().click();
    await expect(page).toHaveURL(address);
  },
);

test("a month that the calendar does not show is told, with the way to one that it does", async ({
  page,
  language,
}) => {
  const answer = await page.goto("/calendar?month=1900-01");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText(
    language === "ja" ? "2020年01月から" : "The calendar covers Jan. 2020",
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: language === "ja" ? "今月" : "This month" })
    .click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
