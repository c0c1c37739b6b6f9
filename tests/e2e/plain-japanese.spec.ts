import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { openFolds } from "./support/organizer-forms.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    show: "ふりがなをつける",
    check: "確認してふりがなをつける",
    title: "やさしい日本語のタイトル",
    text: "やさしい日本語の説明",
    save: "保存する",
    updated: "イベントを更新しました",
  },
  en: {
    show: "Show furigana",
    check: "Check and add readings",
    title: "Title in plain Japanese",
    text: "Description in plain Japanese",
    save: "Save",
    updated: "Event was updated",
  },
} as const;

const publicEvent = {
  is_published: true,
  language_events_attributes: [
    {
      language_id: 1,
      title: "夏祭りの会",
      discription: "会場は**北門**です。\n\n- 浴衣を持参してください。",
      place_name: "会館",
      is_main: true,
    },
  ],
  plain_text: { title: "夏の 祭り", discription: "北の 門で 会いましょう。" },
};

test("a Japanese text gets readings on a press, which are not copied and stay on the device", async ({
  page,
  accounts,
  language,
}, info) => {
  const { event } = await newEvent(page, accounts.organizer, publicEvent);
  await page.goto(`/events/${event.id}?text=ja`);
  const title = page.getByRole("heading", { level: 1 });
  const show = page.getByRole("button", { name: words[language].show, exact: true });
  await expect(title.locator("rt")).toHaveCount(0);
  await show.click();
  await expect(title.locator("ruby").first()).toContainText("夏");
  await expect(page.locator("#description strong ruby")).toHaveCount(1);
  await lookAt(page, "event-with-readings", info);
  const copied = await title.evaluate((heading) => {
    getSelection()?.selectAllChildren(heading);
    return getSelection()?.toString();
  });
  expect(copied).toBe("夏祭りの会");
  await expect(title).toHaveAccessibleName(/^夏 ?祭 ?りの ?会$/);
  await page.reload();
  await expect(title.locator("ruby").first()).toContainText("夏");
  await show.click();
  await expect(title.locator("rt")).toHaveCount(0);
  await expect(page.locator("#description rt")).toHaveCount(0);
});

test("Japanese has readings everywhere after a press in the menu, and none after another", async ({
  page,
  accounts,
}) => {
  const { event } = await newEvent(page, accounts.organizer, publicEvent);
  await page.goto("/signup?lang=ja");
  const press = async () => {
    await page.locator("header details summary").click();
    await page.locator("header").getByRole("button", { name: words.ja.show, exact: true }).click();
  };
  const name = page.locator('main input[autocomplete="given-name"]');
  await name.fill("Ann");
  await press();
  await expect(page.locator("main label rt").first()).toBeVisible();
  await expect(name).toHaveValue("Ann");
  await page.goto(`/events/${event.id}`);
  await expect(page.getByRole("heading", { level: 1 }).locator("rt").first()).toHaveText("なつ");
  expect(await page.evaluate(misplacedReadings)).toEqual([]);
  await press();
  await expect(page.locator("main rt")).toHaveCount(0);
});

test("a reader of plain Japanese gets the plain text with its readings, from the server on", async ({
  page,
  accounts,
}) => {
  const { event } = await newEvent(page, accounts.organizer, publicEvent);
  const html = await (await page.request.get(`/events/${event.id}?lang=ja-easy`)).text();
  expect(html).toContain('<ruby>夏<rp>(</rp><rt aria-hidden="true">なつ</rt><rp>)</rp></ruby>');
  expect(html).toMatch(/<title>夏の 祭り/);
  // Texts that the browser draws anew have their marks in the data alone.
  expect(html.replaceAll(/<script\b.*?<\/script>/gs, "")).not.toMatch(/[\uFFF9-\uFFFB]/);
  await page.goto(`/events/${event.id}?lang=ja-easy`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/^夏 ?の 祭 ?り$/);
  await expect(page.locator("#description rt").first()).toHaveText("きた");
});

test("hard places are marked while one writes, and a reading is mended", async ({
  page,
  accounts,
  language,
}, info) => {
  const { event, organizationId, saved } = await newEvent(page, accounts.organizer);
  const t = words[language];
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  await expect(page.getByLabel(t.title)).toBeAttached();
  await openFolds(page);
  await page.getByLabel(t.title).fill("北門の会");
  await page.getByLabel(t.text).fill("学生証を提示しなければなりません。令和8年に開催されます。");
  await page.getByRole("button", { name: t.check, exact: true }).click();
  await expect(page.locator('mark[data-kind="era_year"]')).toHaveText("令和8年");
  await expect(page.locator("li").filter({ hasText: "→ 2026年" })).toBeVisible();
  await lookAt(page, "form-with-plain-japanese", info);
  const reading = page.getByRole("textbox", { name: "北門", exact: true });
  await reading.fill("きたもん");
  await page.getByRole("button", { name: t.save, exact: true }).first().click();
  await expect.poll(async () => (await saved()).plain_text?.title).toBe("北門の会");
  expect((await saved()).plain_text.ruby).toContainEqual({ text: "北門", reading: "きたもん" });
});

test("a reader of plain Japanese is not told of a missing text where there is a Japanese one", async ({
  page,
  accounts,
}) => {
  const { event } = await newEvent(page, accounts.organizer, { ...publicEvent, plain_text: null });
  await page.goto(`/events/${event.id}?lang=ja-easy`);
  await expect(page.getByRole("heading", { level: 1 }).locator("rt").first()).toHaveText("なつ");
  await expect(page.locator("#description rt").first()).toBeVisible();
  await expect(page.getByText("がありません。")).toHaveCount(0);
  await expect(page.locator("[name=second_lang][type=submit]")).toHaveCount(0);
});

test("readings stand above their words, and no text shows how it carries them", async ({
  page,
  accounts,
}) => {
  const { event } = await newEvent(page, accounts.organizer, {
    ...publicEvent,
    fee: 0,
    access: { station: "北駅", minutes: 5 },
  });
  for (const path of ["/", `/events/${event.id}`, `/events/${event.id}/apply`, "/login"]) {
    await page.goto(`${path}?lang=ja-easy`);
    await expect(page.locator("main rt").first(), path).toBeVisible();
    expect(await page.evaluate(misplacedReadings), path).toEqual([]);
  }
});

/** The words with readings whose reading stands beside or under them, and the texts that still have the characters of readings. */
function misplacedReadings(): string[] {
  const beside = [...document.querySelectorAll("ruby")].filter((ruby) => {
    const words = document.createRange();
    words.selectNode(ruby.firstChild as Node);
    const [word, reading] = [words, ruby.querySelector("rt") as Element].map((it) =>
      it.getBoundingClientRect(),
    );
    if (!word?.width || !reading) return false;
    const isAcross = reading.right > word.left && reading.left < word.right;
    return !isAcross || reading.bottom > word.top + word.height / 2;
  });
  const marked: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement?.localName !== "script" && /[\uFFF9-\uFFFB]/.test(nodeValue ?? ""))
      marked.push(nodeValue ?? "");
  }
  return [...beside.map((ruby) => ruby.textContent), ...marked];
}
