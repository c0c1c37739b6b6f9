import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { eventWithChoices } from "./support/api-fixtures.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    menu: "メニューを開く",
    pick: "大学を選ぶ",
    more: "もっと見る",
    remind: "あとで知らせる",
    reminded: "リマインドを取り消す",
    follow: "フォローする",
    taken: "受け付けました",
    failed: "まだ何も実行されていません",
  },
  en: {
    menu: "Open the menu",
    pick: "Select University",
    more: "Show more",
    remind: "Remind me later",
    reminded: "Cancel remind",
    follow: "Follow",
    taken: "Got it",
    failed: "nothing has been done",
  },
};

const early = { waitUntil: "commit" } as const;
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const submit = (page: Page) => page.locator("main form").getByRole("button").last().click();

test(
  "a page is styled before any other file has arrived, and the pages that one goes on to are as well",
  inShortRun,
  async ({ page }) => {
    const arrive = await holdScripts(page, /\/assets\//);
    const reachedLater: string[] = [];
    page.on("request", (request) => reachedLater.push(new URL(request.url()).pathname));
    await page.goto("/", early);
    const card = page.getByRole("article").first();
    await expect(card).toHaveCSS("display", "flex");
    arrive();
    await page.waitForLoadState("networkidle");
    // Hydration that had found other styles than it expected would have asked for the page's own ones as files.
    expect(reachedLater.filter((path) => path.includes("event-card") && path.endsWith(".css"))).toEqual([]);
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/events\/\d+/);
    await expect(page.locator("h1").locator("xpath=ancestor::div[2]")).toHaveCSS("display", "grid");
  },
);

for (const isMoved of [true, false]) {
  const how = isMoved ? "moved as it is" : "as a copy, where a browser cannot move it";
  test(`what lies below the first screen comes with the page's stylesheet, which stays for the visit, ${how}`, async ({
    page,
  }) => {
    if (!isMoved) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "moveBefore"));
    const arrive = await holdScripts(page, /\/assets\/page-.*\.css/);
    await page.goto("/", early);
    const first = page.getByRole("article").first();
    await expect(first).toHaveCSS("display", "flex");
    const list = page.locator("#cursor");
    await expect(list).toHaveCount(0);
    const stylesheet = await page.locator("[data-fold] > link").elementHandle();
    arrive();
    await expect(list).toHaveCSS("display", "grid");
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[data-fold] > link")).toHaveCount(0);
    await expect(page.locator('head > link[href*="/assets/page-"]')).toHaveCount(1);
    expect(await stylesheet?.evaluate((link) => link.isConnected)).toBe(isMoved);
    await expect(list).toHaveCSS("display", "grid");
    await first.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/events\/\d+/);
    await page.goBack();
    await expect(list).toHaveCSS("display", "grid");
  });
}

test("a page whose stylesheet did not come asks for it again when it wakes up", async ({ page }) => {
  let isFirst = true;
  await page.route(/\/assets\/page-.*\.css/, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.abort();
  });
  await page.goto("/");
  await expect(page.locator("#cursor")).toHaveCSS("display", "grid");
});

test(
  "a log-in that is sent before the scripts arrive is sent once they have, and never stands in an address",
  inShortRun,
  async ({ page, accounts, language }) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    const arrive = await holdScripts(page);
    await page.goto("/login?redirect_to=/me", early);
    await field(page, "email").fill(accounts.student.email);
    await field(page, "password").fill(accounts.student.password);
    await submit(page);
    await expect(page.getByText(words[language].taken)).toBeVisible();
    arrive();
    await expect(page).toHaveURL(/\/me$/);
    await expect(page.getByText(words[language].taken)).toBeHidden();
    expect(addresses.filter((address) => address.includes("password"))).toEqual([]);
  },
);

test("what was typed, chosen and sent before the scripts arrived stays, and is sent", async ({
  page,
  accounts,
}) => {
  const { event } = await eventWithChoices(page, accounts.organizer);
  const arrive = await holdScripts(page);
  await page.goto(`/events/${event.id}/apply`, early);
  const person = {
    first_name: "美香",
    last_name: "Early",
    email: `early-${Date.now()}@example.com`,
    password: "secret-1",
  };
  for (const [name, value] of Object.entries(person)) await field(page, `person.${name}`).fill(value);
  await field(page, "person.country_id").selectOption("392");
  await field(page, "person.occupation_id").selectOption("2");
  await page.getByRole("radio", { name: "B", exact: true }).check();
  await page.getByRole("checkbox", { name: "D", exact: true }).check();
  await submit(page);
  const applied = page.waitForRequest("**/applications/apply");
  arrive();
  const answers = Object.values((await applied).postDataJSON().application.apply_question_answers);
  expect(answers).toEqual(["B", "D"]);
  await expect(page).toHaveURL(new RegExp(`/events/${event.id}$`));
});

test("a reminder and following act although they were pressed before the scripts arrived", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { event, organizationId } = await eventWithChoices(page, accounts.organizer);
  await enterAs(page, accounts.student);
  const arrive = await holdScripts(page);
  await page.goto(`/events/${event.id}`, early);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/event_reminds/apply")) calls += 1;
  });
  // Impatience is one press.
  for (let presses = 0; presses < 3; presses += 1) await page.getByRole("button", { name: w.remind }).click();
  await expect(page.getByText(w.taken)).toBeVisible();
  arrive();
  await expect(page.getByRole("button", { name: w.reminded })).toBeVisible();
  expect(calls).toBe(1);
  await page.unrouteAll();
  const arriveAgain = await holdScripts(page);
  await page.goto(`/organizations/${organizationId}`, early);
  await page.getByRole("button", { name: w.follow, exact: true }).click();
  arriveAgain();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test(
  "the picker and a longer list open although they were asked for before the scripts arrived; the menu at once",
  atBothWidths,
  async ({ page, language, isMobile }) => {
    const w = words[language];
    const arrive = await holdScripts(page);
    await page.goto("/", early);
    const upcoming = page.locator("section[aria-labelledby=upcoming]");
    await upcoming.getByRole("button", { name: w.more }).click();
    const first = await upcoming.getByRole("article").count();
    if (isMobile) {
      await page.getByRole("button", { name: w.menu }).click();
      await expect(page.locator("header a[href='/signup']:visible")).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: w.pick }).click();
    arrive();
    await expect(page.getByRole("dialog", { name: w.pick })).toBeVisible();
    await expect.poll(() => upcoming.getByRole("article").count()).toBeGreaterThan(first);
    expect(new URL(page.url()).search).toBe("");
  },
);

test("a press on an application waits where it cannot be asked who presses, and is sent once it can", async ({
  page,
  accounts,
}) => {
  const { event } = await eventWithChoices(page, accounts.organizer);
  await enterAs(page, await newPerson(page.request, "Tunnel"));
  let isAway = true;
  await page.route("**/api/v1/users/own", (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`/events/${event.id}/apply`);
  await page.getByRole("radio", { name: "B", exact: true }).check();
  await page.getByRole("checkbox", { name: "D", exact: true }).check();
  await submit(page);
  await expect(page.locator("main [type=submit][aria-busy=true]")).toBeVisible();
  isAway = false;
  await expect(page).toHaveURL(new RegExp(`/events/${event.id}$`));
});

test("a part of a page whose file is lost on the way is fetched again, and nothing typed is lost", async ({
  page,
}) => {
  let asked = 0;
  await page.route("**/assets/reading-fields-*.js", (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto("/signup");
  await field(page, "person.first_name").fill("美香");
  await expect.poll(() => asked).toBe(2);
  await expect(field(page, "person.first_name")).toHaveValue("美香");
});

test("a page whose scripts do not arrive says that nothing was done", async ({ page, language }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/login", early);
  await field(page, "email").fill("mika@example.com");
  await page.getByRole("button").filter({ visible: true }).first().waitFor();
  await submit(page);
  await expect(
    page
      .getByText(words[language].failed)
      .or(page.getByText(/まだ送信されていません|Nothing has been sent/))
      .first(),
  ).toBeVisible();
});
