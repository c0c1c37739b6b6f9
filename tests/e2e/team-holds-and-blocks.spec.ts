import { newEvent } from "./support/api-fixtures.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    search: "検索する",
    hold: "公開を停止する",
    title: "このイベントの公開を停止する",
    release: "公開停止を解除する",
    reason: "理由",
    nobody: "申し込んだ人はいないため、参加者へのメールはありません。",
    held: "公開停止中",
    blank: "理由を入力してください。",
    block: "この人の利用を停止する",
    unblock: "この人の利用停止を解除する",
    loggedOut: "からすぐにログアウトされ、以後ログインできなくなります。",
    blocked: "利用停止中",
  },
  en: {
    search: "Search",
    hold: "Put on hold",
    title: "Put this event on hold",
    release: "Release the event",
    reason: "Reason",
    nobody: "Nobody has applied, so no participant gets a mail.",
    held: "On hold since",
    blank: "Please give a reason.",
    block: "Block this person",
    unblock: "Unblock this person",
    loggedOut: "at once, and can't log in any more.",
    blocked: "Blocked since",
  },
};

test("the team finds an event by its address, is told what a hold does, holds it and releases it", async ({
  page,
  accounts,
  language,
}) => {
  const t = words[language as keyof typeof words];
  const title = `Hold ${crypto.randomUUID()}`;
  const {
    event: { id },
  } = await newEvent(page, accounts.organizer, {
    is_published: true,
    language_events_attributes: [{ language_id: 1, title, place_name: "会館", is_main: true }],
  });
  await enterAs(page, accounts.product_team);
  await page.goto("/uniteamanage/find");
  await page.getByRole("searchbox").fill(`https://example.com/events/${id}?lang=ja`);
  await page.getByRole("button", { name: t.search, exact: true }).click();
  await page.getByRole("button", { name: `${t.hold}: ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: t.title });
  await expect(dialog.getByText(t.nobody)).toBeVisible();
  await dialog.getByRole("button", { name: t.title }).click();
  await expect(dialog.getByText(t.blank)).toBeVisible();
  await dialog.getByLabel(t.reason).fill("Reported three times.");
  await dialog.getByRole("button", { name: t.title }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t.held)).toBeVisible();
  await expect(page.getByText("Reported three times.")).toBeVisible();
  expect((await page.request.get(`/events/${id}`)).status()).toBe(404);
  await page.getByRole("button", { name: `${t.release}: ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.release }).click();
  await expect(page.getByText(t.held)).toBeHidden();
  expect((await page.request.get(`/events/${id}`)).status()).toBe(200);
});

test("a person is found, blocked with a reason and let in again", async ({ page, accounts, language }) => {
  const t = words[language as keyof typeof words];
  const email = `${crypto.randomUUID()}@example.com`;
  const person = { email, password: "secret-1" };
  const form = {
    ...person,
    password_confirmation: person.password,
    first_name: "Sora",
    last_name: "Blockable",
    country_id: 392,
    occupation_id: 1,
    university_id: 81,
    department_category_id: 1,
    graduation_year: 2028,
    graduation_month: 3,
  };
  expect((await page.request.post("/api/v1/auth", { data: form })).status()).toBe(200);
  const headers = await signInAs(page.request, person);
  await enterAs(page, accounts.product_team);
  await page.goto(`/uniteamanage/find?q=${email}`);
  await page.getByRole("button", { name: new RegExp(`^${t.block}`) }).click();
  const dialog = page.getByRole("dialog", { name: t.block });
  await expect(dialog.getByText(t.loggedOut)).toBeVisible();
  await dialog.getByLabel(t.reason).fill("Sold things to members.");
  await dialog.getByRole("button", { name: t.block }).click();
  await expect(page.getByText(t.blocked)).toBeVisible();
  expect((await page.request.get("/api/v1/users/own", { headers })).status()).toBe(401);
  await page.getByRole("button", { name: new RegExp(`^${t.unblock}`) }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.unblock }).click();
  await expect(page.getByText(t.blocked)).toBeHidden();
  await signInAs(page.request, person);
});
