import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    title: "このイベントは公開停止中です",
    answer: "運営チームへの回答",
    send: "回答を送る",
    sent: "回答を送りました。",
    mine: "運営チームが確認のため公開を停止しています",
    end: "公開停止を解除",
    ended: "イベントの公開停止を解除しました。",
    name: "編集の会",
  },
  en: {
    title: "This event is on hold",
    answer: "Answer the Tsudoi team",
    send: "Send the answer",
    sent: "Your answer has been sent.",
    mine: "On hold while the Tsudoi team looks into it",
    end: "Release the event",
    ended: "The event has been released.",
    name: "Editing night",
  },
};

test("an event is held, its organizer reads why and answers, its applicant sees that, and the team releases it", async ({
  page,
  browser,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  const guest = await newPerson(page.request, "guest");
  await page.request.post(`/api/v1/events/${event.id}/applications/apply`, {
    headers: guest.headers,
    data: {},
  });
  const team = await signInAs(page.request, accounts.product_team);
  const reason =
    language === "ja"
      ? "参加費の記載が事実と異なるとの連絡がありました。"
      : "We were told that the fee is not what the page says.";
  const held = await page.request.put(`/api/v1/uniteam/events/${event.id}/hold`, {
    headers: team,
    data: { reason },
  });
  expect(held.ok()).toBe(true);

  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/overview?lang=${language}`);
  await expect(page.getByText(w.title)).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await lookAt(page, "held-event", info);
  const said = language === "ja" ? "記載を直しました。" : "We have corrected it.";
  await page.getByLabel(w.answer).fill(said);
  await page.getByRole("button", { name: w.send }).click();
  await expect(page.getByText(w.sent)).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();

  const visit = await browser.newContext();
  const mine = await visit.newPage();
  await enterAs(mine, guest);
  await mine.goto(new URL(`/me?lang=${language}`, page.url()).href);
  await expect(mine.getByText(w.mine)).toBeVisible();
  await lookAt(mine, "held-event-mine", info);
  expect((await mine.request.get(new URL(`/events/${event.id}`, page.url()).href)).status()).toBe(404);

  const listed = await (await browser.newContext()).newPage();
  await enterAs(listed, accounts.product_team);
  await listed.goto(new URL(`/uniteamanage/holds?lang=${language}`, page.url()).href);
  await expect(listed.getByText(said)).toBeVisible();
  await lookAt(listed, "holds", info);
  await listed
    .getByRole("button", { name: `${w.end}: ${w.name}` })
    .first()
    .click();
  await listed.getByRole("dialog").getByRole("button", { name: w.end }).click();
  await expect(listed.getByText(w.ended)).toBeVisible();
  expect((await mine.request.get(new URL(`/events/${event.id}`, page.url()).href)).status()).toBe(200);
});
