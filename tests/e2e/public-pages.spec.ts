import { htmlProblems } from "../support/html-problems.ts";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

/** A name for the picture and an address; `{event}` and `{organization}` stand for ones that the sample has. */
const pages: [name: string, address: string][] = [
  ["home", "/"],
  ["home-filtered", "/?prefecture_id=26&language_id=2"],
  ["home-nothing-found", "/?q=zzzzzz"],
  ["calendar", "/calendar?has_places=true"],
  ["university", "/u/Kyoto_University"],
  ["sign-up", "/signup"],
  ["log-in", "/login"],
  ["reset", "/login/reset"],
  ["new-password", "/password?uid=a&access-token=b&client=c"],
  ["log-out", "/logout"],
  ["welcome", "/home"],
  ["event", "/events/{event}"],
  ["apply", "/events/{event}/apply"],
  ["organizations", "/organizations"],
  ["organization", "/organizations/{organization}"],
  ["embedded-event", "/embed/events/{event}"],
  ["embedded-organization", "/embed/organizations/{organization}"],
  ["help-article", "/help_articles/{article}"],
  ["about-us", "/static/about_us"],
  ["safety", "/static/safety"],
  ["about", "/static/about_tsudoi"],
  ["guide-for-organizers", "/static/guide_for_organizers"],
  ["privacy-policy", "/static/privacy_policy"],
  ["terms-of-service", "/static/terms_of_service"],
  ["styleguide", "/styleguide"],
  ["not-found", "/nowhere"],
];

/** Of each kind one. */
const looked = ["home", "calendar", "sign-up", "event", "apply", "organization", "my-page"];
const tagsOf = (name: string) => ({
  tag: looked.includes(name) ? [inShortRun.tag, atBothWidths.tag] : [atBothWidths.tag],
});

for (const [name, address] of pages) {
  test(`a visitor's page can be used by everybody: ${name}`, tagsOf(name), async ({ page }, testInfo) => {
    const answer = await page.goto(await filledIn(address, page.request));
    expect.soft(htmlProblems((await answer?.text()) ?? "")).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect.soft(htmlProblems(await page.content())).toEqual([]);
    await lookAt(page, name, testInfo);
  });
}

const own: [name: string, address: string][] = [
  ["my-page", "/me"],
  ["my-page-saved", "/me/saved"],
  ["my-page-data", "/me/data"],
  ["my-page-settings", "/me/settings"],
  ["event-signed-in", "/events/{event}"],
  ["apply-signed-in", "/events/{event}/apply"],
  ["mail-preferences", "/mail_preferences"],
  ["unfollow", "/organizations/{organization}/unfollow"],
];

for (const [name, address] of own) {
  test(
    `a student's page can be used by everybody: ${name}`,
    tagsOf(name),
    async ({ page, accounts }, testInfo) => {
      await enterAs(page, accounts.student);
      const answer = await page.goto(await filledIn(address, page.request));
      expect.soft(htmlProblems((await answer?.text()) ?? "")).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect.soft(htmlProblems(await page.content())).toEqual([]);
      await lookAt(page, name, testInfo);
    },
  );
}

test(
  "the organizer's menu on the page of an event can be used by everybody",
  atBothWidths,
  async ({ page, accounts, language }, testInfo) => {
    await enterAs(page, accounts.organizer);
    const headers = await signInAs(page.request, accounts.organizer);
    const { data } = await (await page.request.get("/api/v1/organizations", { headers })).json();
    const events = await (
      await page.request.get(`/api/v1/organizations/${data[0].id}/events`, { headers })
    ).json();
    await page.goto(`/events/${events.data[0].id}`);
    await expect(
      page.getByRole("switch", { name: language === "ja" ? "公開する" : "Make Public" }),
    ).toBeVisible();
    const edit = page.getByRole("button", { name: language === "ja" ? "編集" : "Edit", exact: true });
    const dialog = page.getByRole("dialog");
    const save = dialog.getByRole("button", { name: language === "ja" ? "保存する" : "Save" });
    await lookAt(page, "event-managed", testInfo);
    await edit.click();
    await expect(save).toBeVisible();
    await lookAt(page, "event-edit-modal", testInfo);
    await save.click();
    await expect(
      page.getByText(language === "ja" ? "イベントを更新しました" : "Event was successfully updated").first(),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

async function filledIn(address: string, request: Parameters<typeof signInAs>[0]): Promise<string> {
  const first = async (call: string) => (await (await request.get(`/api/v1/${call}`)).json()).data[0];
  if (address.includes("{article}")) return address.replace("{article}", (await first("help_articles")).key);
  if (!address.includes("{")) return address;
  const event = await first("events");
  return address
    .replace("{event}", String(event.id))
    .replace("{organization}", String(event.owner_organization_id));
}

for (const is_published of [true, false]) {
  test(`an event in other languages than ours names them${is_published ? "" : ", also unpublished"}`, async ({
    page,
    accounts,
    language,
  }) => {
    const texts = [4, 21].map((language_id) => ({
      language_id,
      title: `Text ${language_id}`,
      place_name: "Hall",
      discription: `About it, ${language_id}`,
    }));
    const language_events_attributes = texts.map((text, place) => ({ ...text, is_main: place === 0 }));
    const { event } = await newEvent(page, accounts.organizer, { is_published, language_events_attributes });
    await enterAs(page, accounts.organizer);
    await page.goto(`/events/${event.id}`);
    const names = language === "ja" ? ["韓国語", "スペイン語"] : ["Korean", "Spanish"];
    const tabs = page.getByRole("navigation", {
      name: language === "ja" ? "案内文の言語" : "Languages of this page",
    });
    await expect(tabs.getByRole("link")).toHaveText(["한국어", "Español"]);
    await tabs.getByRole("link").last().click();
    await expect(page).toHaveURL(/\?text=es$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Text 21");
    await expect(page.getByText("About it, 21")).toBeVisible();
    await expect(
      page.getByRole("definition").filter({ hasText: names.join(language === "ja" ? "、" : ", ") }),
    ).toBeVisible();
    // Nobody can apply to what is not published.
    const going = page.getByRole("link", { name: language === "ja" ? "参加する" : "Going", exact: true });
    await expect(going).toHaveCount(is_published ? 1 : 0);
    await tabs.getByRole("link").first().click();
    await expect(page.getByText("About it, 4")).toBeVisible();
  });
}

test("at 200 % text on a small phone nothing sticks out, the header is whole, and what stays in sight takes at most a fifth", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const address = await filledIn("/events/{event}", page.request);
  for (const path of ["/", address, `${address}/apply`, "/signup", "/organizations"]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      scrollTo({ top: 700, behavior: "instant" });
    });
    const covered = await page.evaluate(() => {
      const inSight = [...document.querySelectorAll("header, aside, section, div")].filter((element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        return (
          (position === "sticky" || position === "fixed") && width > 160 && top < innerHeight && bottom > 0
        );
      });
      const heights = inSight.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0);
      });
      return heights.reduce((sum, height) => sum + height, 0);
    });
    expect(covered, path).toBeLessThanOrEqual(640 / 5);
    const [excess, beside] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const parts = [...document.querySelectorAll("header :is(a, button, summary)")];
      const shown = parts.filter((part) => part.checkVisibility() && part.closest("dialog") === null);
      const outside = shown.filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return (left < 0 || right > clientWidth) && !part.matches("[href='#content']");
      });
      return [scrollWidth - clientWidth, outside.map(({ outerHTML }) => outerHTML)];
    });
    expect([excess, beside], path).toEqual([0, []]);
  }
});

test("an event on paper is its words and facts, without header, footer and buttons", async ({ page }) => {
  await page.goto(await filledIn("/events/{event}", page.request));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main dl").first()).toBeVisible();
  for (const away of ["header:has(nav)", "footer", "main button"]) {
    await expect(page.locator(`${away} >> visible=true`), away).toHaveCount(0);
  }
});

test("titles name what a page shows, and an event's text has an address that needs no script", async ({
  page,
  accounts,
  language,
}) => {
  const isJapanese = language === "ja";
  const language_events_attributes = [
    { language_id: 1, title: "お茶の会", discription: "**お茶**", place_name: "和室", is_main: true },
    {
      language_id: 2,
      title: "Tea party",
      discription: "**Tea** https://example.com",
      place_name: "Hall",
      is_main: false,
    },
  ];
  const { event } = await newEvent(page, accounts.organizer, {
    is_published: true,
    language_events_attributes,
  });
  const headers = { "accept-language": language };
  const read = async (path: string) => (await page.request.get(path, { headers })).text();
  const titleAt = async (path: string) => /<title>(.*?)<\/title>/.exec(await read(path))?.[1];
  const brand = isJapanese ? "集い Tsudoi" : "Tsudoi";
  expect(await titleAt(`/events/${event.id}/apply`)).toBe(
    isJapanese ? `申し込み：お茶の会 | ${brand}` : `Apply: Tea party | ${brand}`,
  );
  expect(await titleAt("/?q=tea&prefecture_id=26")).toBe(
    isJapanese ? `「tea」 · 京都府のイベント | ${brand}` : `Events: “tea” · Kyoto | ${brand}`,
  );
  expect((await titleAt("/home"))?.match(/Tsudoi/g)).toHaveLength(1);
  expect(await titleAt(`/events/${event.id}?text=ja`)).toBe(`お茶の会 | ${brand}`);
  const english = await read(`/events/${event.id}?text=en`);
  expect(english).toContain("<h1>Tea party</h1>");
  expect(english).toContain('<a href="https://example.com" rel="nofollow ugc noopener">');
  const canonical = new RegExp(`<link rel="canonical" href="[^"?]*/events/${event.id}\\?lang=${language}"`);
  expect(english).toMatch(canonical);
  // Where one applies is a step of the event's page.
  expect(await read(`/events/${event.id}/apply`)).toMatch(canonical);
  const help = await read("/help_articles");
  expect(help).toContain(isJapanese ? ">イベントに申し込む</a>" : 'href="/help_articles/how_to_apply"');
  expect(await read("/help_articles/how_to_apply")).toContain('href="/help_articles"');
});
