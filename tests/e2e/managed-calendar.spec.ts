import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    calendar: "カレンダー",
    next: /^次の月/,
    more: /ほか3件$/,
    fewer: /ほか1件$/,
    drafts: "下書き",
    found: "6件",
  },
  en: {
    calendar: "Calendar",
    next: /^Next month/,
    more: /: 3 more$/,
    fewer: /: 1 more$/,
    drafts: "Draft",
    found: "6 events",
  },
};

test(
  "an organizer sees a month of events, walks on by keys, narrows it, and opens the list of a full day",
  { tag: [inShortRun.tag, atBothWidths.tag] },
  async ({ page, language, isMobile }, testInfo) => {
    const w = words[language];
    const organizer = await newPerson(page.request, "Month");
    const { id: organizationId } = await newOrganization(page, organizer);
    const make = (start_at: string, title: string, more = {}) =>
      newEvent(page, organizer, {
        start_at,
        language_events_attributes: [
          { language_id: 1, title, discription: "説明", place_name: "会館", is_main: true },
          {
            language_id: 2,
            title: `${title} in English`,
            discription: "Words",
            place_name: "Hall",
            is_main: false,
          },
        ],
        ...more,
      });
    for (const hour of [10, 11, 12, 13, 14, 15]) await make(`2030-05-10 ${hour}:00`, `茶会 ${hour}`);
    await make("2030-05-14 18:00", "公開の散歩", { is_published: true });
    const off = await make("2030-05-14 19:00", "中止になった会", { is_published: true });
    await page.request.put(`/api/v1/events/${off.event.id}/cancel`, { headers: off.headers, data: {} });
    await enterAs(page, organizer);

    await page.goto(`/manage/organizations/${organizationId}/events?from=2030-05-01&to=2030-06-30`);
    await page.getByRole("main").getByRole("link", { name: w.calendar, exact: true }).click();
    await expect(page).toHaveURL(/view=calendar/);
    const month = page.locator("section[aria-labelledby=month]");
    await expect(month.getByRole("link", { name: isMobile ? w.fewer : w.more })).toBeVisible();
    await lookAt(page, "manage-calendar", testInfo);
    await expect(page.getByRole("grid")).toHaveCount(isMobile ? 0 : 1);

    if (!isMobile) {
      const day = (date: string) => page.locator(`[data-date="${date}"]`);
      await day("2030-05-10").focus();
      await page.keyboard.press("ArrowDown");
      await expect(day("2030-05-17")).toBeFocused();
      await page.keyboard.press("PageDown");
      await expect(page).toHaveURL(/month=2030-06/);
      await expect(day("2030-06-17")).toBeFocused();
      await page.keyboard.press("PageUp");
      await expect(page).toHaveURL(/month=2030-05/);
    } else {
      await month.getByRole("link", { name: w.next }).click();
      await expect(page).toHaveURL(/month=2030-06/);
      await page.goBack();
      // Going back shows the address before the month.
      await expect(month.getByRole("link", { name: w.fewer })).toBeVisible();
    }
    await page.getByRole("navigation").getByRole("link", { name: w.drafts, exact: true }).click();
    await expect(month.getByRole("status")).toHaveText(w.found);
    await expect(page).toHaveURL(/state=draft/);
    await page.reload();
    await expect(month.getByRole("status")).toHaveText(w.found);

    await month.getByRole("link", { name: isMobile ? w.fewer : w.more }).click();
    await expect(page).toHaveURL(/from=2030-05-10&to=2030-05-10/);
    await expect(page).not.toHaveURL(/view=/);
    await expect(page.locator("a[href$='/overview']")).toHaveCount(6);
  },
);
