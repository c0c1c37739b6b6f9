import type { Page } from "@playwright/test";
import { eventWithChoices } from "./support/api-fixtures.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: { nothingSent: "まだ送信されていません", needs: "JavaScriptが必要です" },
  en: { nothingSent: "Nothing has been sent yet", needs: "need JavaScript" },
};

test.use({ javaScriptEnabled: false });

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test("without scripts a sentence stands in the place of each form that could not be sent", async ({
  page,
  accounts,
  language,
}) => {
  const { event } = await eventWithChoices(page, accounts.organizer);
  const own = ["/me", "/me/settings", "/mail_preferences", "/manage"];
  const forms = ["/login", "/login/reset", "/signup", `/events/${event.id}/apply`];
  const { data } = await (await page.request.get(`/api/v1/events/${event.id}`)).json();
  const host = `/organizations/${data.owner_organization_id}/unfollow`;
  for (const address of [...forms, ...own, host, `/events/${event.id}/survey`]) {
    await page.goto(address, { waitUntil: "load" });
    await expect(page.locator("noscript div", { hasText: words[language].needs }), address).toBeVisible();
    await expect(page.locator("form[method=post] :is(input, select, button):visible"), address).toHaveCount(
      0,
    );
  }
});

test("a form that is posted before its scripts come answers with its page, filled but for passwords", async ({
  page,
  accounts,
  language,
}) => {
  const { event } = await eventWithChoices(page, accounts.organizer);
  const headers = { origin: process.env.SITE_URL ?? "", "accept-language": language };
  const person = {
    "person.first_name": "美香",
    "person.password": "secret-1",
    "person.occupation_id": "1",
  };
  for (const [address, form] of [
    ["/login", { email: "mika@example.com", password: "secret-1" }],
    ["/signup", person],
    [`/events/${event.id}/apply`, person],
  ] as const) {
    const answer = await page.request.post(address, { form, headers });
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
    const html = await answer.text();
    expect(html, address).toContain(address === "/login" ? "mika@example.com" : "美香");
    expect(html, address).toContain(words[language].nothingSent);
    expect(html, address).not.toContain("secret-1");
  }
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
  const otherLanguage = language === "ja" ? "en" : "ja";
  await page.locator(`header button[name=lang][value=${otherLanguage}]`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", otherLanguage);
  await page.goto("/", { waitUntil: "load" });
  const cards = page.locator("section[aria-labelledby=upcoming]").getByRole("article");
  // By its address: several events of the other tests have the same words.
  const firstLink = cards.first().getByRole("link").first();
  const first = (await firstLink.getAttribute("href")) ?? "";
  await page.locator("section[aria-labelledby=upcoming] form[data-fallback] button").click();
  await expect(page).toHaveURL(/[?&]cursor=/);
  await expect(firstLink).not.toHaveAttribute("href", first);
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

test(
  "without scripts a calendar leads to its events, to the days and to the months beside it",
  atBothWidths,
  async ({ page, isMobile }) => {
    await page.goto("/calendar", { waitUntil: "load" });
    await page.locator("section[aria-labelledby=month] a").nth(1).click();
    await expect(page).toHaveURL(/\/calendar\?month=/);
    const month = page.locator("section[aria-labelledby=month]");
    if (!isMobile) await expect(month.locator("[tabindex='-1']")).toHaveCount(0);
    await month.locator("a[href^='/events/']:visible").first().click();
    await expect(page).toHaveURL(/\/events\/\d+$/);
  },
);
