import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { inJapaneseAlone, loseFirstAnswer, newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

type Account = Parameters<typeof newEvent>[1];

/** A published event to which one person has applied, opened at its form. */
async function openEventWithApplicant(page: Page, accounts: { organizer: Account; student: Account }) {
  const made = await newEvent(page, accounts.organizer, { ...inJapaneseAlone, is_published: true });
  const headers = await signInAs(page.request, accounts.student);
  await page.request.post(`/api/v1/events/${made.event.id}/applications/apply`, { headers, data: {} });
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${made.organizationId}/events/${made.event.id}/edit`);
  return made;
}

test("what a save does to who has applied is told before it is saved, and Enter saves nothing", async ({
  page,
  accounts,
}, testInfo) => {
  const { saved } = await openEventWithApplicant(page, accounts);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Another title");
  await page.getByRole("textbox", { name: "Title", exact: true }).press("Enter");
  await expect(page.getByText("Unsaved changes")).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Place name").fill("Somewhere else");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Before you go on" });
  await expect(dialog).toContainText("1 person will get a mail");
  await lookAt(page, "event-consequences", testInfo);
  expect((await saved()).language_events[0]).toMatchObject({ title: "編集の会", place_name: "会館" });
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeInViewport({ ratio: 1 });
  expect((await saved()).language_events[0].place_name).toBe("Somewhere else");
});

test(
  "switching an event off on its page is asked about while somebody has applied",
  inShortRun,
  async ({ page, accounts }) => {
    const { event, saved } = await openEventWithApplicant(page, accounts);
    await page.goto(`/events/${event.id}`);
    const isPublic = page.getByRole("switch", { name: "Make Public" });
    await isPublic.click();
    const dialog = page.getByRole("dialog", { name: "Before you go on" });
    await expect(dialog).toContainText("1 person has applied");
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect(isPublic).toHaveAttribute("aria-checked", "true");
    expect((await saved()).is_published).toBe(true);
    await isPublic.click();
    await dialog.getByRole("button", { name: "Make it private" }).click();
    await expect(isPublic).toHaveAttribute("aria-checked", "false");
  },
);

test("a save that is refused by a field out of sight says so, and leads there", async ({
  page,
  accounts,
}) => {
  const { event, organizationId } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  await page.getByRole("button", { name: "+ One choice" }).click();
  await page.getByLabel("Question (Japanese)").fill("飲み物は");
  await page.getByLabel("Question (English)").fill("Drinks");
  for (const option of [1, 2]) await page.getByLabel(`Option ${option} (Japanese)`).fill(`選択肢${option}`);
  await page.getByLabel("Option 1 (English)").fill("Tea");
  await page.getByRole("textbox", { name: "Title", exact: true }).first().focus();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("1 problem", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Option 2 (English)")).toBeFocused();
  await expect(page.getByLabel("Option 2 (English)")).toBeInViewport({ ratio: 1 });
  await page.getByRole("textbox", { name: "Title", exact: true }).first().focus();
  await page.getByRole("button", { name: "Go to the first" }).click();
  await expect(page.getByLabel("Option 2 (English)")).toBeFocused();
});

test("a cancelled event is read-only at the desk, and is held again as one copy with both languages", async ({
  page,
  accounts,
}, testInfo) => {
  const { event, organizationId, headers } = await newEvent(page, accounts.organizer, { is_published: true });
  await page.request.put(`/api/v1/events/${event.id}/cancel`, { headers, data: { message: "台風のため" } });
  await enterAs(page, accounts.organizer);
  await page.goto(`/events/${event.id}`);
  const menu = page.getByRole("region", { name: "Organizer Menu" });
  await expect(menu.getByRole("link")).toHaveCount(1);
  await expect(menu.getByRole("switch")).toHaveCount(0);
  for (const tab of ["edit", "announce", "remind"]) {
    await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/${tab}`);
    await expect(page.getByText("This event is cancelled.")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
  await lookAt(page, "manage-event-cancelled", testInfo);
  await expect(page.getByRole("link", { name: "Participants and CSV", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Duplicate" }).click();
  const dialog = page.getByRole("dialog", { name: "Duplicate the event" });
  await dialog.getByRole("textbox", { name: "Start: date" }).fill("2031-05-10");
  await lookAt(page, "manage-event-duplicate", testInfo);
  const calls = await loseFirstAnswer(page, "**/duplicate");
  await dialog.getByRole("button", { name: "Make the copy" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("button", { name: "Make the copy" }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${event.id}/`));
  expect(calls()).toBe(1);
  await expect(page.getByRole("textbox", { name: "Start: date", exact: true })).toHaveValue("2031-05-10");
  await expect(page.getByRole("textbox", { name: "Title", exact: true }).nth(0)).toHaveValue("編集の会");
  await expect(page.getByRole("textbox", { name: "Title", exact: true }).nth(1)).toHaveValue("Editing night");
});

test("options that were wrong can be mended and saved", async ({ page, accounts }) => {
  const { event, organizationId, saved } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "+ One choice" }).click();
  const first = page.getByRole("group", { name: "Question 1 One choice", exact: true });
  await first.getByLabel("Question (Japanese)").fill("飲み物");
  await first.getByLabel("Option 1 (Japanese)").fill("お茶");
  await save();
  await expect(first.getByText("Every option needs a text in each language")).toBeVisible();
  await first.getByLabel("Option 2 (Japanese)").fill("水".repeat(256));
  await save();
  await expect(first.getByText("At most 255 characters")).toBeVisible();
  await first.getByLabel("Option 2 (Japanese)").fill("水");
  await save();
  await expect(page.getByText("Event was successfully updated")).toBeVisible();
  const [{ language_apply_questions: texts }] = (await saved()).apply_questions;
  expect(texts).toMatchObject([{ title: "飲み物", options_data: ["お茶", "水"] }]);
});
