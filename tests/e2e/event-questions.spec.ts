import type { Page } from "@playwright/test";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    save: "保存する",
    updated: "イベントを更新しました",
    radio: "+ 択一",
    question: (number: number) => `質問${number} 択一`,
    title: "質問文（日本語）",
    titleInEnglish: "質問文（英語）",
    option: (number: number) => `選択肢${number}（日本語）`,
    optionInEnglish: (number: number) => `選択肢${number}（英語）`,
    addOption: "選択肢を追加する",
    removeOption: (number: number) => `選択肢${number}を削除する`,
    down: "質問1を下へ",
    remove: (number: number) => `質問${number}を削除する`,
    undo: "元に戻す",
    blank: "選択肢には、質問を書いたすべての言語で文を入力してください",
    titleBlank: "質問文を入力してください",
    tooLong: "255文字以内で入力してください",
    reworded: "言葉を変えた選択肢は、新しい選択肢になります。",
  },
  en: {
    save: "Save",
    updated: "Event was successfully updated",
    radio: "+ One choice",
    question: (number: number) => `Question ${number} One choice`,
    title: "Question (Japanese)",
    titleInEnglish: "Question (English)",
    option: (number: number) => `Option ${number} (Japanese)`,
    optionInEnglish: (number: number) => `Option ${number} (English)`,
    addOption: "Add an option",
    removeOption: (number: number) => `Remove option ${number}`,
    down: "Move question 1 down",
    remove: (number: number) => `Remove question ${number}`,
    undo: "Undo",
    blank: "Every option needs a text in each language that the question is written in",
    titleBlank: "The question has no text",
    tooLong: "At most 255 characters",
    reworded: "A reworded option is a new one.",
  },
};

type Language = keyof typeof words;
const asked = (
  index: number,
  title: string,
  options_data: string[],
  inEnglish: [string, string[]] | null = null,
) => ({
  question_type_id: 1,
  index,
  language_apply_questions_attributes: [
    { language_id: 1, title, options_data },
    ...(inEnglish ? [{ language_id: 2, title: inEnglish[0], options_data: inEnglish[1] }] : []),
  ],
});

async function openEvent(page: Page, account: { email: string; password: string }, questions: object[]) {
  const made = await newEvent(page, account, { apply_questions_attributes: questions });
  await enterAs(page, account);
  await page.goto(`/manage/organizations/${made.organizationId}/events/${made.event.id}/edit`);
  interface Question {
    id: number;
    language_apply_questions: { language_id: number; title: string; options_data: string[] }[];
  }
  const questionsOf = async () =>
    ((await made.saved()).apply_questions as Question[]).map(({ id, language_apply_questions }) => ({
      id,
      texts: language_apply_questions.map(({ title, options_data }) => [title, ...options_data]),
    }));
  return { ...made, questionsOf };
}

const card = (page: Page, language: Language, number: number) =>
  page.getByRole("group", { name: words[language].question(number), exact: true });

const save = (page: Page, language: Language) =>
  page.getByRole("button", { name: words[language].save, exact: true }).click();

test("options that were wrong can be mended and saved", async ({ page, accounts, language }) => {
  const w = words[language];
  const { questionsOf } = await openEvent(page, accounts.organizer, []);
  await page.getByRole("button", { name: w.radio }).click();
  const first = card(page, language, 1);
  await first.getByLabel(w.title, { exact: false }).fill("飲み物");
  await first.getByLabel(w.option(1)).fill("お茶");
  await save(page, language);
  await expect(first.getByText(w.blank)).toBeVisible();
  await first.getByLabel(w.option(2)).fill("水".repeat(256));
  await save(page, language);
  await expect(first.getByText(w.tooLong)).toBeVisible();
  await first.getByLabel(w.option(2)).fill("水");
  await save(page, language);
  await expect(page.getByText(w.updated)).toBeVisible();
  expect((await questionsOf()).map(({ texts }) => texts)).toEqual([[["飲み物", "お茶", "水"]]]);
});

test("options stay with their question when it moves, is removed and comes back", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { questionsOf } = await openEvent(page, accounts.organizer, [
    asked(0, "飲み物", ["お茶", "水", "牛乳"]),
    asked(1, "食べ物", ["米", "麦"]),
  ]);
  const [drink, food] = await questionsOf();
  await page.getByRole("button", { name: w.down }).click();
  const moved = card(page, language, 2);
  await expect(moved.getByLabel(w.title, { exact: false })).toHaveValue("飲み物");
  await moved.getByRole("button", { name: w.removeOption(1) }).click();
  await expect(moved.getByLabel(w.option(1))).toHaveValue("水");
  await moved.getByRole("button", { name: w.addOption }).click();
  await moved.getByLabel(w.option(3)).fill("紅茶");
  await card(page, language, 1).getByLabel(w.option(2)).fill("大麦");
  await page.getByRole("button", { name: w.remove(2) }).click();
  await page.getByRole("button", { name: w.undo }).click();
  await expect(moved.getByLabel(w.option(3))).toHaveValue("紅茶");
  await save(page, language);
  await expect(page.getByText(w.updated)).toBeVisible();
  expect(await questionsOf()).toEqual([
    { id: food?.id, texts: [["食べ物", "米", "大麦"]] },
    { id: drink?.id, texts: [["飲み物", "水", "牛乳", "紅茶"]] },
  ]);
});

test("options of the second language stay when the first language's are edited, and are not left out unsaid", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { questionsOf } = await openEvent(page, accounts.organizer, [
    asked(0, "飲み物", ["お茶", "水"], ["Drink", ["Tea", "Water"]]),
  ]);
  const first = card(page, language, 1);
  await first.getByLabel(w.option(1)).fill("緑茶");
  await save(page, language);
  await expect(page.getByText(w.updated)).toBeVisible();
  const texts = [
    ["飲み物", "緑茶", "水"],
    ["Drink", "Tea", "Water"],
  ];
  expect((await questionsOf())[0]?.texts).toEqual(texts);
  await first.getByLabel(w.titleInEnglish).fill("");
  await first.getByLabel(w.optionInEnglish(1)).fill("");
  await first.getByLabel(w.optionInEnglish(2)).fill("");
  await save(page, language);
  await expect(first.getByText(w.titleBlank)).toBeVisible();
  expect((await questionsOf())[0]?.texts).toEqual(texts);
});

test("an option that is reworded in every language is said to be a new one, and fields say their language", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  await openEvent(page, accounts.organizer, [
    asked(0, "飲み物", ["お茶", "水"], ["Drink", ["Tea", "Water"]]),
  ]);
  const first = card(page, language, 1);
  await expect(first.getByLabel(w.option(1))).toHaveAttribute("lang", "ja");
  await expect(first.getByLabel(w.optionInEnglish(1))).toHaveAttribute("lang", "en");
  await first.getByLabel(w.option(1)).fill("緑茶");
  await expect(first.getByText(w.reworded)).toHaveCount(0);
  await first.getByLabel(w.optionInEnglish(1)).fill("Green tea");
  await expect(first.getByText(w.reworded)).toBeVisible();
  await first.getByLabel(w.option(1)).fill("お茶");
  await expect(first.getByText(w.reworded)).toHaveCount(0);
});

test("a removed question with options goes when the event is saved, and not before", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { questionsOf } = await openEvent(page, accounts.organizer, [
    asked(0, "飲み物", ["お茶", "水"]),
    asked(1, "食べ物", ["米", "麦"]),
  ]);
  await page.getByRole("button", { name: w.remove(1) }).click();
  await expect(page.getByRole("button", { name: w.undo })).toBeVisible();
  expect(await questionsOf()).toHaveLength(2);
  await save(page, language);
  await expect(page.getByText(w.updated)).toBeVisible();
  await expect(page.getByRole("button", { name: w.undo })).toHaveCount(0);
  expect((await questionsOf()).map(({ texts }) => texts)).toEqual([[["食べ物", "米", "麦"]]]);
});
