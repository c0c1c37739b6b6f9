import { inShortRun } from "../support/short-run.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    title: "タイトル",
    body: "本文",
    key: "キー",
    save: "保存する",
    list: "ヘルプ記事",
    keepMine: "自分の入力で保存する",
  },
  en: {
    title: "Title",
    body: "Text",
    key: "Key",
    save: "Save",
    list: "Help articles",
    keepMine: "Save mine",
  },
};

const paths = [
  "help_articles",
  "help_articles/new",
  "help_articles/how_to_apply/edit",
  "synonyms",
  "university_staff",
  "find",
  "find?q=a",
  "mails",
  "figures",
];
for (const path of paths) {
  const address = `/uniteamanage/${path}`;

  test(
    `the product team's desk can be used by everybody: ${path}`,
    atBothWidths,
    async ({ page, accounts }, testInfo) => {
      await enterAs(page, accounts.product_team);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await lookAt(page, `desk-${path.replaceAll(/[/?=]/g, "-")}`, testInfo);
    },
  );

  test(`who is not of the product team is sent home, with the way back: ${path}`, async ({
    page,
    accounts,
  }) => {
    await enterAs(page, accounts.organizer);
    await page.goto(address);
    await expect(page).toHaveURL(`/?redirect_to=${encodeURIComponent(address)}`);
  });
}

test("the desk without a page leads to the list of articles", async ({ page, accounts }) => {
  await enterAs(page, accounts.product_team);
  await page.goto("/uniteamanage");
  await expect(page).toHaveURL("/uniteamanage/reports");
});

test(
  "an article is written with a preview, and nothing is lost when two edit it",
  inShortRun,
  async ({ page, accounts, language }) => {
    const t = words[language];
    const key = `e2e_${language}_${Date.now()}`;
    await enterAs(page, accounts.product_team);
    await page.goto("/uniteamanage/help_articles/new");
    await page.getByLabel(t.key).fill(key);
    const english = page.getByRole("group", { name: language === "ja" ? "英語" : "English" });
    await english.getByLabel(t.title).fill("First words");
    await english.getByLabel(t.body).fill("**bold** <script>window.ran = true</script>");
    await expect(page.locator("section strong")).toHaveText("bold");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await page.getByRole("button", { name: t.save }).click();
    await expect(page).toHaveURL(`/uniteamanage/help_articles/${key}/edit`);

    const headers = await signInAs(page.request, accounts.product_team);
    const { data } = await (await page.request.get(`/api/v1/help_articles/${key}`, { headers })).json();
    await english.getByLabel(t.title).fill("My words");
    await page.request.put(`/api/v1/help_articles/${data.id}`, {
      headers,
      data: { help_article: { is_published: true } },
    });
    await page.getByRole("button", { name: t.save }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: t.keepMine }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const saved = async () => {
      const answer = await page.request.get(`/api/v1/help_articles/${key}`, { headers });
      const { language_help_articles, is_published } = (await answer.json()).data;
      return [language_help_articles[0].title, is_published];
    };
    await expect.poll(saved).toEqual(["My words", true]);
    await page.goto("/uniteamanage/help_articles/how_to_apply/edit");
    const isPublished = page.getByRole("switch", { name: language === "ja" ? "公開する" : "Published" });
    await expect(isPublished).toBeChecked();
  },
);

test("an article without words in the reader's language is shown in the other", async ({
  page,
  accounts,
  language,
}) => {
  const headers = await signInAs(page.request, accounts.product_team);
  const key = `e2e_untranslated_${language}_${Date.now()}`;
  const [own, other] = language === "ja" ? [1, 2] : [2, 1];
  const language_help_articles_attributes = [
    { language_id: own, title: "Empty", body: "" },
    { language_id: other, title: "Written", body: "Words" },
  ];
  await page.request.post("/api/v1/help_articles", {
    headers,
    data: { help_article: { key, is_published: true, language_help_articles_attributes } },
  });
  await page.goto(`/help_articles/${key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Written");
});

test("a group of synonyms is added, changed and deleted, and says which group has a word", async ({
  page,
  accounts,
  language,
}) => {
  const t = {
    ja: {
      add: "グループを追加する",
      edit: "グループを編集する",
      remove: "グループを削除する",
      save: "保存する",
    },
    en: { add: "Add a group", edit: "Edit the group", remove: "Delete the group", save: "Save" },
  }[language];
  const word = `e2e ${language} ${Date.now()}`;
  await enterAs(page, accounts.product_team);
  await page.goto("/uniteamanage/synonyms");
  await page.getByRole("button", { name: t.add }).click();
  const dialog = page.getByRole("dialog");
  const english = dialog.getByLabel(language === "ja" ? "英語" : "English");
  await english.fill(`${word}\nHanami`);
  await dialog.getByRole("button", { name: t.save }).click();
  await expect(dialog.getByRole("alert")).toContainText("花見");
  await english.fill(`${word}\nsame as ${word}`);
  await dialog.getByRole("button", { name: t.save }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox").fill(`${word}x`);
  await page.getByRole("searchbox").fill(word);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: `${t.edit}: ${word}` }).click();
  await english.fill(`${word}\nlike ${word}`);
  await dialog.getByRole("button", { name: t.save }).click();
  await expect(page.getByRole("cell", { name: `like ${word}` })).toBeVisible();
  await page.getByRole("button", { name: `${t.remove}: ${word}` }).click();
  await dialog.getByRole("button", { name: t.remove }).click();
  await expect(page.getByRole("row")).toHaveCount(1);
});
