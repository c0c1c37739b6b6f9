import { lookAt } from "./support/look.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const codes = ["ja-easy", "zh", "ko", "vi", "ne"] as const;

/** The texts of the report on the language: the button's words, and those that say that it has arrived. */
const words = {
  zh: {
    menu: /简体中文/,
    wrong: "有翻译错误吗？",
    title: "报告翻译错误",
    what: /^哪里不对/,
    send: "发送",
    sent: "已收到",
  },
};

test("a reader chooses a language by its own name and says what reads wrong, and the team reads where", async ({
  page,
  browser,
  accounts,
}) => {
  await page.goto("/?lang=en");
  await page.locator("details > summary", { hasText: "English" }).click();
  await page.getByRole("button", { name: words.zh.menu }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await page.locator("details > summary", { hasText: "简体中文" }).click();
  const list = page.locator("details[open]");
  await expect(list.getByRole("button", { name: /English/ })).not.toHaveAttribute("data-beta", /./);
  await expect(list.getByRole("button", { name: /한국어/ })).toHaveAttribute("data-beta", "测试版");
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const heading = document.querySelector("h1, h2") as Element;
    getSelection()?.selectAllChildren(heading);
  });
  const marked = await page.evaluate(() => getSelection()?.toString().trim());
  await list.getByRole("button", { name: words.zh.wrong }).click();
  const dialog = page.getByRole("dialog", { name: words.zh.title });
  await expect(dialog.getByRole("textbox").first()).toHaveValue(marked as string);
  await dialog.getByRole("button", { name: words.zh.send }).click();
  await expect(dialog.getByRole("textbox", { name: words.zh.what })).toBeFocused();
  const said = `第二个字 ${Date.now()}`;
  await dialog.getByRole("textbox", { name: words.zh.what }).fill(said);
  await lookAt(page, "reads-wrong", test.info());
  await dialog.getByRole("button", { name: words.zh.send }).click();
  await expect(page.getByRole("heading", { name: words.zh.sent })).toBeFocused();

  const team = await (await browser.newContext()).newPage();
  await team.goto("/?lang=en");
  await enterAs(team, accounts.product_team);
  await team.goto("/uniteamanage/reports");
  const report = team.getByRole("listitem").filter({ hasText: said });
  await expect(report).toContainText("Chinese");
  await expect(report.getByRole("link", { name: "Public page" })).toHaveAttribute("href", "/?lang=zh");
  await lookAt(team, "text-report", test.info());
  await team.goto("/uniteamanage/texts");
  await expect(team.getByRole("rowheader", { name: /^Japanese/ })).toBeVisible();
  await lookAt(team, "missing-texts", test.info());
});

for (const code of codes)
  test(`pages in ${code} stand what every page must`, async ({ page }) => {
    await page.goto(`/?lang=${code}`);
    await lookAt(page, `home-${code}`, test.info());
    await page.locator("article a[href^='/events/'], li a[href^='/events/']").first().click();
    await expect(page).toHaveURL(/\/events\/\d+/);
    // Comes after the page, where its event has no text in the language.
    if (code !== "ja-easy") await expect(page.locator("main button[name=second_lang]")).toBeVisible();
    await lookAt(page, `event-${code}`, test.info());
    await page.goto("/signup");
    await lookAt(page, `sign-up-${code}`, test.info());
  });

test("titles in Japanese break like Japanese on a page in Korean", async ({ page }) => {
  await page.goto("/?lang=ko");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("word-break", "keep-all");
  const titles = page.locator("main [lang='ja']");
  await expect(titles.first()).toBeVisible();
  expect(
    await titles.evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).wordBreak === "keep-all").length,
    ),
  ).toBe(0);
});

test("the dialog for what reads wrong is not centred, also from the foot of a page", async ({ page }) => {
  await page.goto("/?lang=zh");
  await page.getByRole("contentinfo").getByRole("button", { name: words.zh.wrong }).click();
  const dialog = page.getByRole("dialog", { name: words.zh.title });
  await expect(dialog.getByText(words.zh.what)).toHaveCSS("text-align", "start");
});
