import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    panel: "申し込み",
    join: "キャンセル待ちに登録",
    joined: "キャンセル待ちに登録しました。",
    first: "キャンセル待ち 1番目です",
    going: "申し込み済みです",
    calendar: "カレンダーに追加（.ics）",
    stored: "まで席を確保しています",
    accept: "参加を確定する",
    acceptByMail: "この席で参加する",
    pass: "次の方に譲る",
    ended: "申し込みを取り消しました",
    review: "主催者の承認待ちです",
    entered: "抽選に申し込み済みです",
    saved: ["キャンセル待ち中", "お返事をお待ちしています", "承認待ち", "抽選待ち"],
  },
  en: {
    panel: "Application",
    join: "Join the waiting list",
    joined: "You are on the waiting list.",
    first: "You are number 1 on the waiting list",
    going: "You are going",
    calendar: "Add to calendar (.ics)",
    stored: "A seat is kept for you until",
    accept: "Accept the seat",
    acceptByMail: "Accept the seat",
    pass: "Pass it on",
    ended: "You cancelled your application",
    review: "The organizer is choosing",
    entered: "You are in the draw",
    saved: ["On the waiting list", "Please answer", "Under review", "In the draw"],
  },
};

type Account = Parameters<typeof signInAs>[1];

const published = { is_published: true };
const withQueue = { ...published, max_participant_num: 1, has_waiting_list: true };
/** Places that fall free are offered, not given. */
const withOffers = { ...withQueue, promote_until: "2026-01-01 09:00" };

/** An event to which the student has applied. */
async function appliedTo(
  page: Page,
  { organizer, student }: Record<"organizer" | "student", Account>,
  more: object,
) {
  const made = await newEvent(page, organizer, more);
  const own = `/api/v1/events/${made.event.id}/applications`;
  const headers = await signInAs(page.request, student);
  const takePlace = () => page.request.post(`${own}/apply`, { headers: made.headers, data: {} });
  const freePlace = () => page.request.put(`${own}/cancell`, { headers: made.headers });
  const isQueue = "has_waiting_list" in more;
  if (isQueue) await takePlace();
  await page.request.post(`${own}/apply`, { headers, data: {} });
  return { ...made, freePlace };
}

test(
  "a full event is waited for, and the place that falls free is one's own with its calendar links",
  inShortRun,
  async ({ page, accounts, language }, info) => {
    const w = words[language];
    const { event, headers } = await newEvent(page, accounts.organizer, withQueue);
    const organizersOwn = `/api/v1/events/${event.id}/applications`;
    await page.request.post(`${organizersOwn}/apply`, { headers, data: {} });
    await enterAs(page, accounts.student);
    await page.goto(`/events/${event.id}`);
    const panel = page.getByRole("region", { name: w.panel, exact: true });
    await panel.getByRole("link", { name: w.join }).click();
    await page.getByRole("button", { name: w.join }).click();
    await expect(page.getByText(w.joined)).toBeVisible();
    await expect(panel).toContainText(w.first);
    await expect(page.getByRole("link", { name: w.calendar })).toHaveCount(0);
    await lookAt(page, "event-waiting", info);
    await page.request.put(`${organizersOwn}/cancell`, { headers });
    await page.reload();
    await expect(panel).toContainText(w.going);
    await expect(page.getByRole("link", { name: w.calendar })).toBeVisible();
  },
);

test("an offered place is accepted or passed on where the event is shown", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const accepted = await appliedTo(page, accounts, withOffers);
  const passed = await appliedTo(page, accounts, withOffers);
  for (const { freePlace } of [accepted, passed]) await freePlace();
  await enterAs(page, accounts.student);
  const panel = page.getByRole("region", { name: w.panel, exact: true });
  await page.goto(`/events/${accepted.event.id}`);
  await expect(panel).toContainText(w.stored);
  await expect(page.getByRole("link", { name: w.calendar })).toHaveCount(0);
  await lookAt(page, "event-offered", info);
  await panel.getByRole("button", { name: w.accept }).click();
  await expect(panel).toContainText(w.going);
  await expect(page.getByRole("link", { name: w.calendar })).toBeVisible();
  await page.goto(`/events/${passed.event.id}`);
  await panel.getByRole("button", { name: w.pass }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.pass }).click();
  await expect(panel).toContainText(w.ended);
});

test("the page of a mail's link shows an offer and takes the answer", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const title = `Offered ${language} ${Date.now()}`;
  const text = { language_id: 2, title, discription: "Words", place_name: "Hall", is_main: true };
  const { freePlace } = await appliedTo(page, accounts, {
    ...withOffers,
    language_events_attributes: [text],
  });
  await freePlace();
  const subject = new RegExp(`(Please answer by|までにお返事ください).*${title}`);
  const mail = await mailTo(accounts.student.email, subject);
  const [link = ""] = /\/my_application\?\S+/.exec(mail.text ?? "") ?? [];
  await page.goto(link.replace(/lang=\w+/, `lang=${language}`));
  await expect(page.getByRole("button", { name: w.pass })).toBeVisible();
  await lookAt(page, "linked-offer", info);
  await page.getByRole("button", { name: w.acceptByMail }).click();
  await expect(page.getByRole("button", { name: w.acceptByMail })).toHaveCount(0);
});

test(
  "one's own page and the marks of cards say how each application stands",
  inShortRun,
  async ({ page, accounts, language }, info) => {
    const w = words[language];
    const lottery = { selection: "lottery", apply_due: "2030-05-09 18:00", lottery_at: "2030-05-09 20:00" };
    const applied = [
      await appliedTo(page, accounts, withQueue),
      await appliedTo(page, accounts, withOffers),
      await appliedTo(page, accounts, { ...published, selection: "approval" }),
      await appliedTo(page, accounts, { ...published, ...lottery }),
    ];
    await applied[1]?.freePlace();
    const headers = await signInAs(page.request, accounts.student);
    await enterAs(page, accounts.student);
    await page.goto("/me");
    const cards = applied.map(({ event }) =>
      page.locator("li", { has: page.locator(`a[href="/events/${event.id}"]`) }),
    );
    const stand = [w.first, w.stored, w.review, w.entered];
    for (const [index, card] of cards.entries()) await expect(card).toContainText(stand[index] ?? "");
    await lookAt(page, "me-applications", info);
    for (const { event } of applied)
      await page.request.put(`/api/v1/events/${event.id}/bookmark`, { headers });
    await page.goto("/me/saved");
    for (const [index, card] of cards.entries()) await expect(card).toContainText(w.saved[index] ?? "");
    // Other tests count the bookmarks of this account.
    for (const { event } of applied) {
      await page.request.delete(`/api/v1/events/${event.id}/bookmark`, { headers });
    }
  },
);
