import type { Page } from "@playwright/test";
import { eventWithChoices } from "./support/api-fixtures.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: { nothingSent: "まだ送信されていません", needs: "JavaScriptが必要です" },
  en: { nothingSent: "Nothing has been sent yet", needs: "need JavaScript" },
};

test.use({ javaScriptEnabled: false });

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const send = (page: Page) => page.locator("main form").getByRole("button").last().click();

test("without scripts a log-in answers with the same page, filled but for the password, and says what to do", async ({
  page,
  language,
}) => {
  const w = words[language];
  await page.goto("/login?redirect_to=/me", { waitUntil: "load" });
  await expect(page.locator("main noscript div", { hasText: w.needs })).toBeVisible();
  await field(page, "email").fill("mika@example.com");
  await field(page, "password").fill("secret-1");
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await send(page);
  const answer = await answered;
  expect([answer.status(), answer.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(await answer.text()).not.toContain("secret-1");
  await expect(page).toHaveURL(/\/login\?redirect_to=\/me$/);
  await expect(field(page, "email")).toHaveValue("mika@example.com");
  await expect(field(page, "password")).toHaveValue("");
  await expect(page.getByText(w.nothingSent)).toContainText("@");
});

test("without scripts a sign-up and an application come back as they were filled in", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { event } = await eventWithChoices(page, accounts.organizer);
  for (const address of ["/signup", `/events/${event.id}/apply`]) {
    await page.goto(address, { waitUntil: "load" });
    await expect(page.locator("main noscript div", { hasText: w.needs })).toBeVisible();
    await field(page, "person.first_name").fill("美香");
    await field(page, "person.password").fill("secret-1");
    await field(page, "person.occupation_id").selectOption("1");
    if (address !== "/signup") {
      await page.getByRole("radio", { name: "B", exact: true }).check();
      await page.getByRole("checkbox", { name: "D", exact: true }).check();
    }
    await send(page);
    await expect(page.getByText(w.nothingSent)).toBeVisible();
    expect(page.url()).toBe(`${process.env.SITE_URL}${address}`);
    await expect(field(page, "person.first_name")).toHaveValue("美香");
    await expect(field(page, "person.password")).toHaveValue("");
    await expect(field(page, "person.occupation_id")).toHaveValue("1");
    await expect(field(page, "person.graduation_year")).toBeVisible();
  }
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("B");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveAccessibleName("D");
});

test("without scripts every button leads somewhere: languages, universities, the texts of an event, longer lists", async ({
  page,
  accounts,
  language,
}) => {
  const { event } = await eventWithChoices(page, accounts.organizer);
  await page.goto(`/events/${event.id}`, { waitUntil: "load" });
  await expect(page.locator("button[type=button]:not([popovertarget]):visible")).toHaveCount(0);
  const share = page.locator("main details", { has: page.locator("a", { hasText: "LINE" }) });
  await share.locator("summary").click();
  await expect(share.getByRole("link")).toHaveCount(3);
  await expect(share.getByRole("link", { name: "LINE" })).toHaveAttribute(
    "href",
    new RegExp(`line\\.me/.*events%2F${event.id}%3Flang%3D${language}`),
  );
  const other = page.locator("main nav a:not([aria-current])");
  const name = (await other.textContent()) ?? "";
  await other.click();
  await expect(page.locator("main nav a[aria-current]")).toHaveText(name);
  await page.locator("header summary").click();
  await page.locator("header button[name=lang]:not([aria-pressed=true])").click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "ja" ? "en" : "ja");
  await page.goto("/", { waitUntil: "load" });
  const cards = page.locator("section[aria-labelledby=upcoming]").getByRole("article");
  const first = (await cards.first().textContent()) ?? "";
  await page.locator("section[aria-labelledby=upcoming] form[data-fallback] button").click();
  await expect(page).toHaveURL(/[?&]cursor=/);
  await expect(cards.first()).not.toHaveText(first);
  await page.locator("header button[aria-haspopup=dialog]").click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Kyoto University|京都大学/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/u\/Kyoto_University$/);
});

test("without scripts lists are filtered by chips, by days and by what is behind them, and filters are taken back", async ({
  page,
  language,
}) => {
  await page.goto("/", { waitUntil: "load" });
  const search = page.getByRole("search");
  await search.getByRole("link", { name: language === "ja" ? "来週" : "Next week" }).click();
  await search.getByRole("button", { name: language === "ja" ? "絞り込み" : "Filters" }).click();
  await field(page, "event_purpose_id").selectOption("1");
  await page.locator("main [popover]:popover-open [type=submit]").click();
  await expect(page).toHaveURL(/when=next_week.*event_purpose_id=1/);
  await expect(search.getByRole("group").getByRole("link")).toHaveCount(3);
  await search.getByRole("button", { name: language === "ja" ? "日付…" : "Dates…" }).click();
  await field(page, "from").fill("2026-12-05");
  await page.locator("main [popover]:popover-open [type=submit]").click();
  await expect(page).toHaveURL(/from=2026-12-05/);
  // The day that was told has taken the place of those that were named.
  await expect(search.getByRole("group").getByRole("link")).toHaveCount(3);
  await search.getByRole("group").getByRole("link").last().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/organizations", { waitUntil: "load" });
  await field(page, "q").fill("komorebi");
  await search.getByRole("button").click();
  await expect(page).toHaveURL(/organizations\?q=komorebi/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("without scripts a calendar leads to its events, to the days and to the months beside it", async ({
  page,
  isMobile,
}) => {
  await page.goto("/calendar", { waitUntil: "load" });
  await page.locator("section[aria-labelledby=month] a").nth(1).click();
  await expect(page).toHaveURL(/\/calendar\?month=/);
  const month = page.locator("section[aria-labelledby=month]");
  if (!isMobile) await expect(month.locator("[tabindex='-1']")).toHaveCount(0);
  await month.locator("a[href^='/events/']:visible").first().click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
});

test("without scripts the pages of one's own say why they are empty", async ({ page, language }) => {
  for (const address of ["/me", "/mail_preferences"]) {
    await page.goto(address, { waitUntil: "load" });
    await expect(page.locator("main noscript div", { hasText: words[language].needs })).toBeVisible();
  }
});
