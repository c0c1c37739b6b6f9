import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    selectShown: "表示中の全員を選ぶ",
    accept: "承認する",
    message: "メッセージ（任意）",
    full: "満席です。",
    undo: /^元に戻す（あと\d+分）$/,
    state: { underReview: "承認待ち", coming: "参加" },
    notifyAt: "お知らせ時刻",
  },
  en: {
    selectShown: "Select all shown",
    accept: "Accept",
    message: "Message (optional)",
    full: "All seats are taken.",
    undo: /^Undo \(\d+ min left\)$/,
    state: { underReview: "Under review", coming: "Coming" },
    notifyAt: "Will be told at",
  },
};

const applicants = ["Akari", "Botan", "Chika"];

/** A public event with two places, whose organizer decides on these applicants. */
async function eventUnderReview(page: Page, organizer: { email: string; password: string }) {
  const made = await newEvent(page, organizer, {
    selection: "approval",
    max_participant_num: 2,
    is_published: true,
  });
  for (const name of applicants) {
    const { headers } = await newPerson(page.request, name);
    const address = `/api/v1/events/${made.event.id}/applications/apply`;
    expect((await page.request.post(address, { headers, data: {} })).status()).toBe(200);
  }
  return made;
}

test(
  "people under review are accepted with a message, one is refused as full by name, and all is taken back",
  inShortRun,
  async ({ page, accounts, language }, testInfo) => {
    const w = words[language];
    const { event, organizationId } = await eventUnderReview(page, accounts.organizer);
    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/list`);
    const stateOf = (name: string, count: number) =>
      page.locator("label", { hasText: new RegExp(`^${name}\\s?[（(]${count}[）)]$`) });
    const underReview = stateOf(w.state.underReview, applicants.length);
    await expect(underReview).toBeVisible();
    expect((await underReview.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await page.getByRole("checkbox", { name: w.selectShown }).check();
    await page.getByRole("button", { name: new RegExp(`^${w.accept}`) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.message).fill("Bring slippers.");
    await dialog.getByRole("button", { name: w.accept, exact: true }).click();

    const result = page.getByRole("status").filter({ has: page.getByRole("button", { name: w.undo }) });
    await expect(result.getByRole("listitem")).toHaveText(new RegExp(`Chika.*${w.full}`));
    await stateOf(w.state.coming, 2).click();
    await expect(page.locator(`[data-title="${w.notifyAt}"]`).first()).toBeVisible();
    for (const name of ["Akari", "Botan"]) {
      await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText(/\d\d:\d\d/);
    }
    await lookAt(page, "manage-event-decided", testInfo);

    await result.getByRole("button", { name: w.undo }).click();
    await stateOf(w.state.underReview, applicants.length).click();
    await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(1 + applicants.length);
    await expect(stateOf(w.state.coming, 0)).toBeVisible();
  },
);
