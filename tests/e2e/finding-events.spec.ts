import { languageEntry } from "../../src/shared/languages/languages.ts";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs } from "./support/people.ts";
import { searchField } from "./support/search-field.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths, onDesktops } from "./support/widths.ts";

const words = {
  ja: {
    menu: "メニューを開く",
    pick: "大学を選ぶ",
    place: "都道府県",
    byName: "大学名で検索",
    hokkaidoUniversity: "北海道大学",
    kyotoUniversity: "京都大学",
  },
  en: {
    menu: "Open the menu",
    pick: "Select University",
    place: "Prefecture",
    byName: "Search by name",
    hokkaidoUniversity: "Hokkaido University",
    kyotoUniversity: "Kyoto University",
  },
};

test(
  "before any script has run, the header shows a signed-in person their own items",
  // On a phone the items are in the drawer.
  onDesktops,
  async ({ page, accounts }) => {
    await enterAs(page, accounts.student);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("header a[href='/me']").first()).toBeVisible();
    await expect(page.locator("header a[href='/login']").first()).toBeHidden();
  },
);

test("the drawer on a phone and the bar on a desk lead to the same places", {
  tag: [inShortRun.tag, atBothWidths.tag],
}, async ({ page, language, isMobile }) => {
  await page.goto("/");
  if (isMobile) await page.getByRole("button", { name: words[language].menu }).click();
  await page.locator("header a[href='/signup']:visible").click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.locator("header dialog[open]")).toHaveCount(0);
});

test("another language is kept for the next visit", async ({ page, language }) => {
  const other = language === "ja" ? "English" : "日本語";
  await page.goto("/static/about_us");
  await page.locator("header summary").click();
  await page.getByRole("button", { name: other, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "ja" ? "en" : "ja");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", language === "ja" ? "en" : "ja");
  await page.locator("header summary").click();
  await expect(page.locator("header").getByRole("button", { name: other, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test(
  "?lang= chooses the language of the visit, for shell, data and forms, until another is chosen",
  inShortRun,
  async ({ page, context, language }) => {
    const other = language === "ja" ? "en" : "ja";
    const student = { ja: "学生", en: "Student" };
    const html = page.locator("html");
    const occupation = page.locator('select[name="person.occupation_id"] option[value="1"]');
    const goTo = async (path: string) => {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    };
    await page.goto(`/?lang=${other}`);
    await goTo("/signup");
    await expect(occupation).toHaveText(student[other]);
    await page.reload();
    await expect(html).toHaveAttribute("lang", other);
    await expect(occupation).toHaveText(student[other]);

    // Another tab chooses; this one stays whole until it is loaded again.
    await context.addCookies([{ name: "lang", value: language, url: page.url() }]);
    await context.clearCookies({ name: "visit_lang" });
    await page.waitForLoadState("networkidle");
    await goTo("/");
    await goTo("/signup");
    await expect(html).toHaveAttribute("lang", other);
    await expect(occupation).toHaveText(student[other]);
    await page.reload();
    await expect(html).toHaveAttribute("lang", language);

    await page.goto(`/static/about_us?lang=${other}`);
    await page.goto("/login");
    await page.locator("header summary").click();
    await page.getByRole("button", { name: languageEntry(language).nativeName, exact: true }).click();
    await expect(html).toHaveAttribute("lang", language);
    await page.goBack();
    await expect(page).toHaveURL(/about_us$/);
    await page.reload();
    await expect(html).toHaveAttribute("lang", language);
  },
);

test("the picker, narrowed by a prefecture and a name, leads to a university that the brand then leads to", async ({
  page,
  language,
}) => {
  const w = words[language];
  await page.goto("/");
  await page.getByRole("button", { name: w.pick }).click();
  const picker = page.getByRole("dialog", { name: w.pick });
  await picker.getByLabel(w.place).fill("きょうと");
  await expect(picker.getByRole("button", { name: w.kyotoUniversity, exact: true })).toBeVisible();
  await expect(picker.getByRole("button", { name: w.hokkaidoUniversity })).toHaveCount(0);
  await picker.getByLabel(w.place).fill("");
  await picker.getByLabel(w.byName).fill("ritumei");
  await expect(picker.getByRole("listitem")).toHaveCount(3);
  await picker.getByLabel(w.byName).fill("キョウトダイガク");
  await picker.getByRole("button", { name: w.kyotoUniversity, exact: true }).click();
  await expect(page).toHaveURL(/\/u\/Kyoto_University$/i);
  await expect(picker).toHaveCount(0);
  await page.goto("/static/about_us");
  await page.locator("header").getByRole("link", { name: "Tsudoi" }).click();
  await expect(page).toHaveURL(/\/u\/Kyoto_University$/i);
  await page.getByRole("button", { name: w.kyotoUniversity }).click();
  await page.getByRole("dialog").getByRole("listitem").last().getByRole("button").click();
  await expect(page).toHaveURL(/\/$/);
  await page.locator("header").getByRole("link", { name: "Tsudoi" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test(
  "coming back from an event finds the list as long, and the page as far down, as it was",
  inShortRun,
  async ({ page, language }) => {
    await page.goto("/");
    const cards = page.locator("section[aria-labelledby=upcoming]").getByRole("article");
    const first = await cards.count();
    await page
      .locator("section[aria-labelledby=upcoming]")
      .getByRole("button", { name: language === "ja" ? "もっと見る" : "Show more" })
      .click();
    await expect.poll(() => cards.count()).toBeGreaterThan(first);
    const longer = await cards.count();
    const link = cards.nth(longer - 1).getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const depth = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/events\/\d+/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200);
    await page.goBack();
    await expect(cards).toHaveCount(longer);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(depth - 200);
  },
);

test("Enter that ends a conversion of Japanese does not search", inShortRun, async ({ page }) => {
  await page.goto("/");
  const box = searchField(page);
  await box.fill("さくら");
  await box.evaluate((input) => {
    const press = new KeyboardEvent("keydown", {
      key: "Enter",
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    if (input.dispatchEvent(press)) (input as HTMLInputElement).form?.requestSubmit();
  });
  await expect(page).not.toHaveURL(/q=/);
  await box.press("Enter");
  await expect(page).toHaveURL(/q=/);
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("without a connection the page says so in the language chosen last, by the same service worker", async ({
    page,
    context,
    language,
  }) => {
    const other = language === "ja" ? "en" : "ja";
    const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    const cachedPage = () => page.evaluate(async () => (await caches.match("/offline"))?.url);
    await page.goto(`/static/about_us?lang=${other}`);
    const first = await worker();
    expect(await cachedPage()).toMatch(new RegExp(`=${other}$`));
    await page.goto(`/static/about_us?lang=${language}`);
    await expect.poll(cachedPage).toMatch(new RegExp(`=${language}$`));
    expect(await worker()).toBe(first);
    await context.setOffline(true);
    await page.goto("/login").catch(() => {});
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      language === "ja" ? "オフラインです" : "You are offline",
    );
    await context.setOffline(false);
    await page.getByRole("link").last().click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("textbox").first()).toBeVisible();
  });
});

test("a filtered list can be subscribed to as it is shown", async ({ page, language }) => {
  await page.goto("/?event_purpose_id=1");
  await page.getByText(language === "ja" ? "カレンダーを購読する" : "Subscribe to this calendar").click();
  const address = page.getByRole("textbox", {
    name: language === "ja" ? "カレンダーのアドレス" : "The calendar's address",
  });
  const { pathname, search } = new URL(await address.inputValue());
  expect(`${pathname}${search}`).toBe(`/feeds/events.ics?lang=${language}&event_purpose_id=1`);
  const feed = await page.request.get(`${pathname}${search}`);
  expect([feed.status(), feed.headers()["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const atom = await page.locator('head link[type="application/atom+xml"]').getAttribute("href");
  expect(atom).toContain(`/feeds/events.atom?lang=${language}&event_purpose_id=1`);
});

test("an event for an organization's universities is listed for their people, and for nobody else", async ({
  page,
  accounts,
  language,
}) => {
  const title = `Among us ${language} ${Date.now()}`;
  const start_at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const { event, organizationId, headers } = await newEvent(page, accounts.organizer, {
    start_at,
    language_events_attributes: [{ language_id: 1, title, place_name: "Hall" }],
    is_published: true,
    is_shown_only_organization_universities: true,
  });
  const lists = ["/", "/u/Kyoto_University", `/organizations/${organizationId}`];
  const card = page.getByRole("main").getByRole("link", { name: title });
  for (const list of lists) {
    await page.goto(list);
    await page.waitForLoadState("networkidle");
    await expect(card).toHaveCount(0);
  }
  await enterAs(page, accounts.student);
  for (const list of lists) {
    await page.goto(list);
    await expect(card.first()).toBeVisible();
  }
  await page.request.delete(`/api/v1/events/${event.id}`, { headers });
});

test("who is signed in is recommended what their organizations hold", async ({
  page,
  accounts,
  language,
}) => {
  const reason = language === "ja" ? "フォロー中の団体" : "From an organization you follow";
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(reason)).toHaveCount(0);
  await enterAs(page, accounts.student);
  await page.goto("/");
  await expect(page.getByText(reason).first()).toBeVisible();
});

test(
  "a mouse moves the row of recommended events by buttons",
  // A finger moves the row itself.
  onDesktops,
  async ({ page, language }) => {
    await page.goto("/");
    const row = page.locator("section[aria-labelledby=recommended]");
    const next = row.getByRole("button", { name: language === "ja" ? "次を表示" : "Show next" });
    const before = row.getByRole("button", { name: language === "ja" ? "前を表示" : "Show previous" });
    await expect(before).toHaveAttribute("aria-disabled", "true");
    await next.click();
    await expect(before).toHaveAttribute("aria-disabled", "false");
    await expect
      .poll(() => row.getByRole("list").evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(300);
  },
);

test("a map is loaded from elsewhere once the reader asks for it, without scripts too", async ({
  page,
  language,
}) => {
  const w = { ja: "地図をここに表示", en: "Show the map here" }[language];
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  const { data } = await (await page.request.get("/api/v1/events")).json();
  const { id, location } = data.find((event: { location: object | null }) => event.location);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`/events/${id}`);
  await expect(page.getByRole("link", { name: w })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: w }).click();
  await expect(page.frameLocator("iframe").getByText("map")).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`marker=${location.latitude},${location.longitude}`);
});
