import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: { filters: "絞り込み", prefecture: "都道府県", kyoto: "京都府" },
  en: { filters: "Filters", prefecture: "Prefecture", kyoto: "Kyoto" },
};

const filterButton = (page: Page, language: "ja" | "en") =>
  page.getByRole("search").getByRole("button", { name: words[language].filters });
/** In the panel behind the button. */
async function chooseKyoto(page: Page, language: "ja" | "en") {
  const field = page.getByRole("search").getByLabel(words[language].prefecture);
  if (!(await field.isVisible())) await filterButton(page, language).click();
  await field.selectOption({ label: words[language].kyoto });
}

test(
  "a filter is in the address, works from a link, and goes away with the way back",
  inShortRun,
  async ({ page, language }) => {
    const w = words[language];
    await page.goto("/");
    const count = page.locator("section[aria-labelledby=upcoming]").getByRole("status").first();
    const found = language === "ja" ? /^\d+件/ : /^\d+ events?/;
    await expect(count).not.toHaveText(found);
    await chooseKyoto(page, language);
    await expect(page).toHaveURL(/prefecture_id=26/);
    await expect(count).toHaveText(found);
    await page.goBack();
    await expect(count).not.toHaveText(found);
    await page.goForward();
    await page.reload();
    await expect(page.getByLabel(w.prefecture)).toHaveValue("26");
    await expect(filterButton(page, language)).toContainText("1");
    await expect(count).toHaveText(found);
  },
);

test(
  "choosing a filter moves nothing, and the field that was chosen in keeps the focus",
  inShortRun,
  async ({ page, language }) => {
    const field = page.getByLabel(words[language].prefecture);
    await page.goto("/");
    await filterButton(page, language).click();
    await field.focus();
    const top = () => field.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const before = await top();
    await field.selectOption({ label: words[language].kyoto });
    await expect(page).toHaveURL(/prefecture_id=26/);
    await expect(page.locator("section[aria-labelledby=upcoming] ul").first()).toHaveAttribute(
      "aria-busy",
      "false",
    );
    expect(await top()).toBe(before);
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(field).toHaveValue("");
  },
);

test("a first and a last day are chosen behind a chip; days that are over show what was then", async ({
  page,
  language,
}) => {
  await page.goto("/");
  const open = page.getByRole("button", { name: language === "ja" ? "日付…" : "Dates…" });
  await open.click();
  const panel = page.getByRole("dialog", { name: language === "ja" ? "日付でさがす" : "Search by date" });
  await panel.locator("[name=from]").fill("2026-01-01");
  await panel.locator("[name=to]").fill("2026-01-31");
  await panel.getByRole("button").last().click();
  await expect(page).toHaveURL(/\/\?from=2026-01-01&to=2026-01-31$/);
  await expect(panel).toBeHidden();
  const past = language === "ja" ? "過去のイベント" : "Past events";
  await expect(page.getByRole("heading", { level: 2, name: past })).toBeVisible();
  await open.click();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
});

test("a list that is being filtered says that it is busy", async ({ page, language }) => {
  await page.goto("/");
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.data\?/, async (route) => {
    await answered;
    await route.continue();
  });
  const list = page.locator("section[aria-labelledby=upcoming]").getByRole("list").first();
  await chooseKyoto(page, language);
  await expect(list).toHaveAttribute("aria-busy", "true");
  await expect(list).toHaveCSS("opacity", "0.5");
  answer();
  await expect(page).toHaveURL(/prefecture_id=26/);
  await expect(list).toHaveAttribute("aria-busy", "false");
});

test("a filter chosen before the scripts have arrived is not forgotten", async ({ page, language }) => {
  const w = words[language];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await chooseKyoto(page, language);
  arrive();
  await expect(page).toHaveURL(/prefecture_id=26/);
  await expect(page.getByLabel(w.prefecture)).toHaveValue("26");
});

test("the number of results is told and announced, and nothing recommended stands above them", async ({
  page,
  language,
}) => {
  const recommended = page.getByRole("heading", { name: language === "ja" ? "おすすめ" : "Recommended" });
  const upcoming = page.locator("section[aria-labelledby=upcoming]");
  await page.goto("/");
  await expect(recommended).toBeVisible();
  await expect(upcoming.getByRole("status")).toHaveText("");
  await chooseKyoto(page, language);
  await expect(page).toHaveURL(/prefecture_id=26/);
  await expect(recommended).toHaveCount(0);
  const told = (count: string | number) =>
    language === "ja" ? `${count}件見つかりました` : `${count} events found`;
  await expect(upcoming.getByRole("status")).toHaveText(new RegExp(`^${told("\\d+")}$`));
  // Tests beside this one make events meanwhile.
  await expect(async () => {
    await page.reload();
    const { data } = await (await page.request.get("/api/v1/events?prefecture_id=26")).json();
    await expect(upcoming.getByRole("status")).toHaveText(told(data.length), { timeout: 1000 });
  }).toPass();
});
