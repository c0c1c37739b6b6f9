import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const [japanese, english] = ["編集の会", "Editing night"];

test(
  "who reads a language that an event lacks is told so, and chooses in place which one comes next",
  inShortRun,
  async ({ page, accounts }) => {
    const { event } = await newEvent(page, accounts.organizer, { is_published: true });
    await page.goto(`/events/${event.id}?lang=zh`);
    await expect(page.locator("html")).toHaveAttribute("data-language", "zh");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(japanese);
    await expect(title.locator("xpath=..")).toHaveAttribute("lang", "ja");

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("link", { name: "English", exact: true }).click();
    await expect(title).toHaveText(english);
    await page.locator("main button[name=second_lang][value=en]").click();
    await expect(page.locator("html")).toHaveAttribute("data-second", "en");
    await expect(page.locator("main button[name=second_lang]")).toHaveCount(0);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

    await page.goto(`/events/${event.id}`);
    await expect(title).toHaveText(english);
    await page.goto(`/?q=${encodeURIComponent(japanese)}`);
    await expect(page.getByRole("link", { name: english }).first()).toBeVisible();

    await page.goto(`/events/${event.id}/apply`);
    const name = page.locator('[name="person.last_name"]');
    await name.fill("試し");
    await page.locator("header summary").click();
    await page.locator("header select").selectOption("ja-easy");
    await expect(page.locator("main").getByText(japanese).first()).toBeVisible();
    await expect(name).toHaveValue("試し");
  },
);

test("without scripts the choices are links and forms", async ({ browser, baseURL, page, accounts }) => {
  const { event } = await newEvent(page, accounts.organizer, { is_published: true });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const plain = await context.newPage();
  const title = plain.getByRole("heading", { level: 1 });
  await plain.goto(`/events/${event.id}?lang=ko`);
  await expect(title).toHaveText(japanese);
  await plain.getByRole("link", { name: "English", exact: true }).click();
  await expect(title).toHaveText(english);
  await plain.locator("main button[name=second_lang]").click();
  await plain.goto(`/events/${event.id}`);
  await expect(title).toHaveText(english);
  await plain.locator("header summary").click();
  await plain.locator("header select").selectOption("");
  await plain.locator("header select ~ noscript button, header form:has(select) button").click();
  await plain.goto(`/events/${event.id}`);
  await expect(title).toHaveText(japanese);
  await context.close();
});

test("the second language of an account holds on another device", async ({ page, accounts }) => {
  const { event } = await newEvent(page, accounts.organizer, { is_published: true });
  // Everybody's account would have pages of other tests change while they are looked at.
  const reader = await newPerson(page.request, "Second");
  await page.request.post("/api/v1/users/own/set_language", {
    headers: { ...reader.headers, "user-locale": "ko" },
    data: { second_language: "en" },
  });
  await enterAs(page, reader);
  await page.goto("/?lang=ko");
  await expect(page.locator("html")).toHaveAttribute("data-second", "en");
  await page.goto(`/events/${event.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);
});
