import { lookAt } from "./support/look.ts";
import { searchField } from "./support/search-field.ts";
import { expect, test } from "./support/site.ts";

test("suggestions are chosen with the keys, and told to who listens to the page", async ({
  page,
  language,
}, testInfo) => {
  const [typed, label] = language === "ja" ? ["きょうとだ", "京都大学"] : ["kyoto u", "Kyoto University"];
  await page.goto("/");
  const field = searchField(page);
  const options = page.getByRole("option");
  await field.click();
  await expect(field).toHaveRole("combobox");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.fill(typed);
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("search").getByRole("status")).toContainText(String(await options.count()));
  await field.press("ArrowDown");
  const wanted = options.filter({ hasText: label }).first();
  while ((await wanted.getAttribute("aria-selected")) !== "true") await field.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", (await wanted.getAttribute("id")) ?? "");
  await expect(field).toBeFocused();
  await lookAt(page, "suggestions", testInfo);
  await field.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue(typed);
  await field.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await field.press("ArrowDown");
  while ((await wanted.getAttribute("aria-selected")) !== "true") await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/u\/Kyoto_University$/);
});

test("what is typed before the suggestions are there is not lost", async ({ page }) => {
  let fetchScripts: (() => void) | undefined;
  const wait = new Promise<void>((resolve) => {
    fetchScripts = resolve;
  });
  await page.route(/search-suggestions.*\.js/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto("/");
  const field = searchField(page);
  await field.pressSequentially("kyoto");
  fetchScripts?.();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(field).toHaveValue("kyoto");
  await expect(field).toBeFocused();
});

test("nothing is asked while Japanese is being converted", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/suggestions")) asked.push(searchParams.get("q") ?? "");
  });
  await page.goto("/");
  const field = searchField(page);
  await field.click();
  await expect(field).toHaveRole("combobox");
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ["ｋ", "きょ", "きょう", "きょうと"]) {
    await keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await keyboard.send("Input.insertText", { text: "京都" });
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(asked).toEqual(["京都"]);
});
