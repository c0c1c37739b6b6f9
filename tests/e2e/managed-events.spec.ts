import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    all: "主催イベント一覧",
    search: "イベントを検索",
    upcoming: "これからのイベント",
    drafts: "下書き",
    term: "学期",
    everything: "条件を解除する",
    selectAll: "このページのすべてを選ぶ",
    publish: "公開する",
    asked: "3件のイベントを公開しますか",
    done: "2件のイベントを公開しました",
    refused: "公開できなかったイベント（1件）",
    close: "閉じる",
    preview: "プレビュー",
    public: "公開ページを見る",
  },
  en: {
    all: "All my events",
    search: "Search in events",
    upcoming: "Upcoming events",
    drafts: "Draft",
    term: "Term",
    everything: "Show all",
    selectAll: "Select all on this page",
    publish: "Publish",
    asked: "Publish 3 events?",
    done: "2 events were published",
    refused: "1 could not be published",
    close: "Close",
    preview: "Preview",
    public: "View public page",
  },
};

test(
  "an organizer finds drafts by words and state, and publishes them at once; one is refused",
  { tag: [inShortRun.tag, atBothWidths.tag] },
  async ({ page, language }, testInfo) => {
    const w = words[language];
    const organizer = await newPerson(page.request, "Mio");
    await newOrganization(page, organizer);
    const make = async (name: string, more: object = {}) => {
      const text = { title: name, discription: "説明", place_name: "会館" };
      const made = await newEvent(page, organizer, {
        language_events_attributes: [
          { ...text, language_id: 1, is_main: true },
          { ...text, language_id: 2, is_main: false },
        ],
        ...more,
      });
      return { name, ...made };
    };
    const tea = await make("茶会 tea one");
    const second = await make("茶会 tea two", { start_at: "2030-05-11 18:00" });
    const lost = await make("茶会 tea three", { start_at: "2030-05-12 18:00" });
    const walk = await make("散歩 walk", { is_published: true });
    await enterAs(page, organizer);
    await page.goto("/manage");
    await page.getByRole("link", { name: w.all }).click();
    const link = ({ name }: { name: string }) => page.getByRole("link", { name, exact: true });
    await expect(page.getByRole("heading", { name: w.upcoming })).toBeVisible();
    for (const event of [tea, second, lost, walk]) await expect(link(event)).toBeVisible();
    await lookAt(page, "manage-events", testInfo);

    await page.getByRole("searchbox", { name: w.search }).fill("茶会");
    await page.keyboard.press("Enter");
    await expect(link(walk)).toBeHidden();
    await page.getByRole("navigation").getByRole("link", { name: w.drafts, exact: true }).click();
    await expect(page).toHaveURL(/\?q=[^&]+&state=draft$/);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: w.search })).toHaveValue("茶会");
    await expect(page.getByRole("link", { name: w.preview })).toHaveCount(3);

    // Somebody else cancels one of them meanwhile.
    await page.request.put(`/api/v1/events/${lost.event.id}/cancel`, { headers: lost.headers, data: {} });
    await page.getByRole("checkbox", { name: w.selectAll }).check();
    await page.getByRole("button", { name: w.publish, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(w.asked);
    await lookAt(page, "publish-events", testInfo);
    await dialog.getByRole("button", { name: w.publish, exact: true }).click();
    await expect(dialog).toContainText(w.done);
    await expect(dialog.getByRole("alert")).toContainText(w.refused);
    await expect(dialog.getByRole("alert")).toContainText(lost.name);
    await dialog.getByRole("button", { name: w.close, exact: true }).last().click();
    // All of them have left the drafts.
    for (const event of [tea, second, lost]) await expect(link(event)).toBeHidden();
    expect([(await tea.saved()).is_published, (await second.saved()).is_published]).toEqual([true, true]);
    expect((await lost.saved()).is_published).toBe(false);

    await page.goBack();
    await expect(page.getByRole("link", { name: w.public })).toHaveCount(2);
    await page.getByRole("link", { name: w.everything }).click();
    await expect(link(walk)).toBeVisible();
    await link(walk).click();
    await expect(page).toHaveURL(
      `/manage/organizations/${walk.organizationId}/events/${walk.event.id}/overview`,
    );
  },
);
