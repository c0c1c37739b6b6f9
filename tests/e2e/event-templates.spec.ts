import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { pressesOn } from "./support/presses.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    save: "テンプレートとして保存する",
    saved: "テンプレートを保存しました",
    name: "テンプレート名",
    create: "イベントをつくる",
    use: "「週例会」を使う",
    make: "下書きをつくる",
    made: "下書きをつくりました",
    start: "開始日時の日付",
    title: "タイトル",
    remove: "「週例会」を削除する",
    confirm: "削除する",
    heading: "テンプレートからつくる",
  },
  en: {
    save: "Save as template",
    saved: "The template is saved.",
    name: "Name of the template",
    create: "Create an event",
    use: "Use “週例会”",
    make: "Make the draft",
    made: "The draft is made.",
    start: "Start: date",
    title: "Title",
    remove: "Delete “週例会”",
    confirm: "Delete",
    heading: "From a template",
  },
};

test(
  "an event is saved as a template, of which a draft takes 3 presses from the list of events",
  inShortRun,
  async ({ page, language }, testInfo) => {
    const w = words[language];
    const organizer = await newPerson(page.request, "Template");
    const { id: organizationId } = await newOrganization(page, organizer);
    const { event } = await newEvent(page, organizer, { start_at: "2030-12-02 18:30" });
    const events = `/manage/organizations/${organizationId}/events`;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await enterAs(page, organizer);

    await page.goto(`${events}/${event.id}/overview`);
    await button(w.save).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.name).fill("週例会");
    await lookAt(page, "manage-template-save", testInfo);
    await dialog.getByRole("button", { name: w.save, exact: true }).click();
    await expect(page.getByText(w.saved)).toBeVisible();

    await page.goto(events);
    const draft = pressesOn(page);
    await draft.press(page.getByRole("link", { name: w.create, exact: true }));
    await expect(button(w.use)).toBeVisible();
    await lookAt(page, "manage-event-create-templates", testInfo);
    await draft.press(button(w.use));
    await expect(dialog.getByRole("textbox", { name: w.start, exact: true })).toHaveValue(
      /^20\d\d-\d\d-\d\d$/,
    );
    await lookAt(page, "manage-template-use", testInfo);
    await draft.press(dialog.getByRole("button", { name: w.make, exact: true }));
    await expect(page).toHaveURL(new RegExp(`/events/(?!${event.id}\\b)\\d+/edit$`));
    await expect(page.getByText(w.made)).toBeVisible();
    await expect(page.getByLabel(w.title).nth(0)).toHaveValue("編集の会");
    await expect(page.getByLabel(w.title).nth(1)).toHaveValue("Editing night");
    expect(draft.count).toBeLessThanOrEqual(3);

    await page.goto(`/manage/organizations/${organizationId}/event_create`);
    await button(w.remove).click();
    await dialog.getByRole("button", { name: w.confirm, exact: true }).click();
    await expect(page.getByText(w.heading)).toBeHidden();
  },
);
