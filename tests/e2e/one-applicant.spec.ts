import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    note: "主催者用のメモ",
    save: "メモを保存",
    saved: "メモを保存しました",
    cancel: "申し込みを取り消す",
    message: "メッセージ（任意）",
    cancelled: "取り消し",
    coming: /^参加\s?[（(]1[）)]$/,
    close: "閉じる",
    xlsx: "XLSXをダウンロード",
  },
  en: {
    note: "Note for the hosts",
    save: "Save the note",
    saved: "Note saved",
    cancel: "Cancel application",
    message: "Message (optional)",
    cancelled: "Cancelled",
    coming: /^Coming \(1\)$/,
    close: "Close",
    xlsx: "Download XLSX",
  },
};

test(
  "a name opens the person: a note is kept, and the application is cancelled with a message that they read",
  inShortRun,
  async ({ page, accounts, language }, testInfo) => {
    const w = words[language];
    const { event, organizationId } = await newEvent(page, accounts.organizer, {
      is_published: true,
      max_participant_num: 1,
      has_waiting_list: true,
    });
    const people = [];
    for (const name of ["Akari", "Botan"]) {
      const person = await newPerson(page.request, name);
      const address = `/api/v1/events/${event.id}/applications/apply`;
      const applied = await page.request.post(address, { headers: person.headers, data: {} });
      expect(applied.status()).toBe(200);
      people.push(person);
    }
    await enterAs(page, accounts.organizer);
    const address = `/manage/organizations/${organizationId}/events/${event.id}/list`;
    await page.goto(address);
    await page.getByRole("button", { name: /Akari/ }).click();
    const drawer = page.getByRole("dialog").first();
    await drawer.getByLabel(w.note).fill("Helps with the chairs.");
    await drawer.getByRole("button", { name: w.save }).click();
    await expect(page.getByText(w.saved)).toBeVisible();
    await lookAt(page, "manage-event-person", testInfo);

    await page.reload();
    await page.getByRole("button", { name: /Akari/ }).click();
    await expect(drawer.getByLabel(w.note)).toHaveValue("Helps with the chairs.");
    await drawer.getByRole("button", { name: w.cancel }).click();
    const question = page.getByRole("dialog", { name: w.cancel });
    await question.getByLabel(w.message).fill("The room is smaller.");
    await question.getByRole("button", { name: w.cancel }).click();
    await expect(page.getByLabel(w.message)).toHaveCount(0);
    await expect(drawer.getByText(w.cancelled, { exact: true })).toBeVisible();
    await expect(drawer.getByRole("button", { name: w.cancel })).toHaveCount(0);
    await drawer.getByRole("button", { name: w.close }).click();
    await expect(page.locator("label", { hasText: w.coming })).toBeVisible();
    await expect(page.getByRole("button", { name: /Botan/ })).toBeVisible();

    const own = await page.request.get(`/api/v1/events/${event.id}/applications/own`, {
      headers: people[0]?.headers ?? {},
    });
    expect((await own.json()).data).toMatchObject({
      cancel_reason: "organizer",
      decision_message: "The room is smaller.",
    });
  },
);

test("the list is downloaded as a spreadsheet", async ({ page, accounts, language }) => {
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/list`);
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: words[language].xlsx }).click();
  expect((await started).suggestedFilename()).toMatch(/\.xlsx$/);
});

test("on the first screen of a phone three people are seen, and what is decided of them stands at its edge", async ({
  page,
  accounts,
}) => {
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  for (const name of ["Akari", "Botan", "Chika", "Daichi"]) {
    const { headers } = await newPerson(page.request, name);
    await page.request.post(`/api/v1/events/${event.id}/applications/apply`, { headers, data: {} });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/list`);
  const people = page.getByRole("button", { name: /Sample/ }).filter({ visible: true });
  await expect(people.nth(3)).toBeAttached();
  for (const place of [0, 1, 2]) await expect(people.nth(place)).toBeInViewport({ ratio: 1 });
  const decline = page.getByRole("button", { name: /^(お断りする|Decline)/ });
  await expect(decline).toBeHidden();
  await page
    .getByRole("checkbox", { name: /Sample/ })
    .first()
    .check();
  await expect(decline).toBeInViewport({ ratio: 1 });
});
