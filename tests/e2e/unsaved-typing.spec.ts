import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { choose, inJapaneseAlone, newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    addAnother: "別の言語を追加する",
    another: "別の言語",
    add: "この言語を追加する",
    save: "保存する",
    name: "団体名",
    phone: "電話番号",
    title: "タイトル",
    radio: "+ 択一",
    question: "質問文（日本語）",
    option: "選択肢1（日本語）",
    optionInEnglish: "選択肢1（英語）",
    updated: "イベントを更新しました",
  },
  en: {
    addAnother: "Add another language",
    another: "Another language",
    add: "Add this language",
    save: "Save",
    name: "Name",
    phone: "Phone number",
    title: "Title",
    radio: "+ One choice",
    question: "Question (Japanese)",
    option: "Option 1 (Japanese)",
    optionInEnglish: "Option 1 (English)",
    updated: "Event was successfully updated",
  },
};

/** Holds the calls to an address until they are let go. */
async function holdBack(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  "what was typed into an organization's settings stays when a second language is added",
  inShortRun,
  async ({ page, accounts, language }, testInfo) => {
    const w = words[language];
    const { id, saved } = await newOrganization(page, accounts.organizer);
    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${id}/edit`);
    await page.getByLabel(w.phone).fill("075-000-0000");
    await page.getByRole("button", { name: w.addAnother }).click();
    await choose(page, w.another, "English");
    await lookAt(page, "organization-add-language", testInfo);
    await page.getByRole("button", { name: w.add }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: w.addAnother })).toHaveCount(0);
    await expect(page.getByLabel(w.phone)).toHaveValue("075-000-0000");
    await page.getByLabel(w.name, { exact: false }).nth(1).fill("Second name");
    await page.getByRole("button", { name: w.save, exact: true }).click();
    await expect.poll(async () => (await saved()).phone_num).toBe("075-000-0000");
    expect((await saved()).language_organizations.map(({ name }: { name: string }) => name)).toEqual([
      "試しの会",
      "Second name",
    ]);
  },
);

test("what was typed into an event, its new questions too, stays when a second language is added", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { event, organizationId, saved } = await newEvent(page, accounts.organizer, inJapaneseAlone);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  await page.getByRole("textbox", { name: w.title, exact: true }).fill("書きかけの会");
  await page.getByRole("button", { name: w.radio }).click();
  await page.getByLabel(w.question, { exact: false }).fill("飲み物は？");
  await page.getByLabel(w.option).fill("お茶");
  await page.getByRole("button", { name: w.addAnother }).click();
  await choose(page, w.another, "English");
  await page.getByRole("button", { name: w.add }).click();
  await expect(page.getByRole("textbox", { name: w.title, exact: true })).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: w.title, exact: true }).first()).toHaveValue("書きかけの会");
  await expect(page.getByLabel(w.question, { exact: false })).toHaveValue("飲み物は？");
  await expect(page.getByLabel(w.option)).toHaveValue("お茶");
  await expect(page.getByLabel(w.optionInEnglish)).toHaveValue("");
  expect((await saved()).language_events).toHaveLength(2);
});

test("nothing can be typed into an event while it is being saved", async ({ page, accounts, language }) => {
  const w = words[language];
  const { event, organizationId } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  const letGo = await holdBack(page, "**/update");
  const title = page.getByRole("textbox", { name: w.title, exact: true }).first();
  await title.fill("保存中の会");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(title).toBeDisabled();
  letGo();
  await expect(page.getByText(w.updated)).toBeVisible();
  await expect(title).toBeEnabled();
  await expect(title).toHaveValue("保存中の会");
});
