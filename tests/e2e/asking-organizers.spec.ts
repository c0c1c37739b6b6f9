import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    ask: "主催者に質問する",
    text: "質問の内容",
    email: "メールアドレス",
    send: "質問を送る",
    noLinks: /リンクやサイト名を入れられません/,
    sent: /質問を主催者に送りました。/,
    publish: "回答をつけて公開",
    answer: "回答",
    own: "日本語",
    show: "イベントページに公開する",
    save: "保存する",
    published: "公開中",
    fields: "代表者・責任者",
    behind: "どんな団体ですか？",
    untold: "示されていません",
  },
  en: {
    ask: "Ask the organizer",
    text: "Your question",
    email: "Your e-mail address",
    send: "Send the question",
    noLinks: /Links are not possible here/,
    sent: /on its way to the organizer/,
    publish: "Publish with an answer",
    answer: "Answer",
    own: "English",
    show: "Show on the event's page",
    save: "Save",
    published: "On the page",
    fields: "Who is responsible",
    behind: "Who is behind this?",
    untold: "Not told",
  },
};

test("a visitor asks without links, and the organizer publishes question and answer", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language as keyof typeof words];
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  const asker = `asker.${Date.now()}@example.com`;
  await page.goto(`/events/${event.id}?lang=${language}`);
  await page.getByRole("button", { name: w.ask }).click();
  const text = page.getByLabel(w.text);
  await expect(text).toBeFocused();
  await text.fill(`Parking? example．com ${asker.length}`);
  await page.getByLabel(w.email).fill(asker);
  await page.getByRole("button", { name: w.send }).click();
  await expect(page.getByText(w.noLinks).first()).toBeVisible();
  await lookAt(page, "asking", testInfo);
  const question = `Is there parking? ${event.id}`;
  await text.fill(question);
  await page.getByRole("button", { name: w.send }).click();
  await expect(page.getByText(w.sent)).toContainText(asker);

  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/questions`);
  const card = page.getByRole("article").filter({ hasText: question });
  await expect(card).toContainText(asker);
  await lookAt(page, "questions", testInfo);
  await card.getByRole("button", { name: w.publish }).click();
  const dialog = page.getByRole("dialog");
  const group = (name: string) => dialog.getByRole("group", { name, exact: true });
  await group(w.answer).getByLabel(w.own).fill("Behind the hall.");
  await dialog.getByLabel(w.show).check();
  await lookAt(page, "publishing-an-answer", testInfo);
  await dialog.getByRole("button", { name: w.save }).click();
  await expect(card).toContainText(w.published);

  await page.context().clearCookies();
  await page.goto(`/events/${event.id}?lang=${language}`);
  await expect(page.getByRole("definition").filter({ hasText: "Behind the hall." })).toBeVisible();
  await expect(page.getByText(asker)).toHaveCount(0);
  await lookAt(page, "answered", testInfo);
});

test("a fee that is not told leads to the question, over which the bar of applying does not lie", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language as keyof typeof words];
  const { event } = await newEvent(page, accounts.organizer, { is_published: true });
  await page.goto(`/events/${event.id}?lang=${language}`);
  await page.getByRole("link", { name: w.ask }).click();
  const text = page.getByLabel(w.text);
  await expect(text).toBeFocused();
  for (const part of [text, page.getByRole("button", { name: w.send })])
    expect(await part.evaluate(isSeenAtTheFoot)).toBe(true);
});

/** Scrolled to the foot of the screen, where bars lie, it is what one touches. */
function isSeenAtTheFoot(element: Element): boolean {
  element.scrollIntoView({ block: "end", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height - 4));
}

test("an organization tells who is behind it, and its page says what it has not told", async ({
  page,
  language,
}, testInfo) => {
  const w = words[language as keyof typeof words];
  const host = await newPerson(page.request, "host");
  await newOrganization(page, host);
  const { event, organizationId } = await newEvent(page, host, { is_published: true });
  await enterAs(page, host);
  await page.goto(`/manage/organizations/${organizationId}/edit#disclosure`);
  const group = page.getByRole("group", { name: w.fields });
  const told = `Tanaka ${event.id}`;
  await group.getByLabel(w.own).fill(told);
  await lookAt(page, "telling-who-is-behind", testInfo);
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /\d:\d\d/ })).toBeVisible();
  await page.goto(`/events/${event.id}?lang=${language}`);
  await page.getByRole("link", { name: w.behind }).first().click();
  await expect(page.getByRole("definition").filter({ hasText: told })).toBeVisible();
  await expect(page.getByText(w.untold).first()).toBeVisible();
  await lookAt(page, "who-is-behind", testInfo);
});
