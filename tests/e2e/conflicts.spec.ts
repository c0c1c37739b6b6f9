import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    conflict: "ほかの人が変更しました",
    keepMine: "自分の入力で保存する",
    save: "保存する",
    saved: "保存されました",
    updated: "イベントを更新しました",
    restore: "下書きの続きから始める",
    phone: "電話番号",
    email: "メールアドレス",
    title: "タイトル",
    max: "定員",
    shortText: "+ 短文",
    option: "選択肢1（日本語）",
    question: "質問文（日本語）",
    universities: "大学",
    kyoto: "京都大学",
  },
  en: {
    conflict: "Somebody else has changed this",
    keepMine: "Save mine",
    save: "Save",
    saved: "保存されました",
    updated: "Event was successfully updated",
    restore: "Go on with the draft",
    phone: "Phone number",
    email: "E-mail",
    title: "Title",
    max: "Max participants",
    shortText: "+ Short text",
    option: "Option 1 (Japanese)",
    question: "Question (Japanese)",
    universities: "Universities",
    kyoto: "Kyoto University",
  },
};

test("who saves an organization that somebody else has saved meanwhile overwrites only what they have changed", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { id, save, saved } = await newOrganization(page, accounts.organizer);
  await save({ prefecture_ids: [26] });
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  await page.getByLabel(w.phone).fill("075-222-2222");
  await page.getByRole("combobox", { name: w.universities }).fill(w.kyoto);
  await page.getByRole("option", { name: w.kyoto, exact: true }).click();
  await page.keyboard.press("Escape");
  await save({
    phone_num: "06-333-3333",
    email: "theirs@example.com",
    language_organizations_attributes: [{ language_id: 1, discription: "ほかの人の説明" }],
  });
  await page.getByRole("button", { name: w.save, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: w.conflict });
  await expect(dialog.getByRole("rowgroup")).toHaveCount(3);
  await expect(dialog.getByRole("rowgroup").nth(1)).toContainText("075-222-222206-333-3333");
  await expect(dialog.getByRole("rowgroup").nth(2)).toContainText(w.kyoto);
  await lookAt(page, "organization-conflict", testInfo);
  await dialog.getByRole("button", { name: w.keepMine }).click();
  await expect(page.getByText(w.saved)).toBeVisible();
  await expect(page.getByLabel(w.email, { exact: false })).toHaveValue("theirs@example.com");
  const now = await saved();
  expect(now).toMatchObject({ phone_num: "075-222-2222", email: "theirs@example.com" });
  expect(now.university_ids).toHaveLength(1);
  expect(now.language_organizations[0].discription).toBe("ほかの人の説明");
});

const asked = (index: number, title: string, ...options_data: string[]) => ({
  question_type_id: options_data.length > 0 ? 1 : 4,
  index,
  language_apply_questions_attributes: [{ language_id: 1, title, options_data }],
});

test("who saves an event that somebody else has saved meanwhile overwrites only what they have changed, question by question", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const apply_questions_attributes = [asked(0, "飲み物", "お茶", "水"), asked(1, "一言")];
  const { event, organizationId, save, saved } = await newEvent(page, accounts.organizer, {
    apply_questions_attributes,
  });
  const [drink, word] = (await saved()).apply_questions;
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  await page.getByLabel(w.title, { exact: false }).first().fill("わたしの題");
  await page.getByLabel(w.option).fill("緑茶");
  await page.getByRole("button", { name: w.shortText }).click();
  await page.getByLabel(w.question, { exact: false }).nth(2).fill("わたしの質問");
  await save({
    max_participant_num: 33,
    apply_questions_attributes: [
      { id: word.id, language_apply_questions_attributes: [{ language_id: 1, title: "ひとこと" }] },
      asked(2, "ほかの人の質問"),
    ],
  });
  await page.getByRole("button", { name: w.save, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: w.conflict });
  await expect(dialog.getByRole("rowgroup").nth(1)).toContainText("わたしの題");
  await expect(dialog).toContainText("緑茶");
  await expect(dialog).not.toContainText("ひとこと");
  await lookAt(page, "event-conflict", testInfo);
  await dialog.getByRole("button", { name: w.keepMine }).click();
  await expect(page.getByText(w.updated)).toBeVisible();
  const now = await saved();
  expect(now.language_events[0].title).toBe("わたしの題");
  expect(now.max_participant_num).toBe(33);
  const questions = now.apply_questions.map(
    (one: { id: number; language_apply_questions: { title: string; options_data: string[] }[] }) => [
      one.id,
      one.language_apply_questions[0]?.title,
      one.language_apply_questions[0]?.options_data,
    ],
  );
  expect(questions).toEqual([
    [drink.id, "飲み物", ["緑茶", "水"]],
    [word.id, "ひとこと", []],
    [expect.any(Number), "ほかの人の質問", []],
    [expect.any(Number), "わたしの質問", []],
  ]);
});

test("a draft that is older than what others have saved asks before it overwrites them", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { event, organizationId, save, saved } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  await page.getByLabel(w.title, { exact: false }).first().fill("書きかけの題");
  const isStored = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes("draft")));
  await expect.poll(isStored).toBe(true);
  await save({
    max_participant_num: 44,
    language_events_attributes: [{ language_id: 1, title: "ほかの人の題" }],
  });
  page.on("dialog", (leaving) => void leaving.accept());
  await page.reload();
  await page.getByRole("button", { name: w.restore }).click();
  await expect(page.getByLabel(w.title, { exact: false }).first()).toHaveValue("書きかけの題");
  await expect(page.getByLabel(w.max, { exact: false })).toHaveValue("44");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: w.conflict });
  await expect(dialog.getByRole("rowgroup")).toHaveCount(2);
  await expect(dialog.getByRole("rowgroup").nth(1)).toContainText("書きかけの題ほかの人の題");
  await dialog.getByRole("button", { name: w.keepMine }).click();
  await expect(page.getByText(w.updated)).toBeVisible();
  expect(await saved()).toMatchObject({ max_participant_num: 44 });
});
