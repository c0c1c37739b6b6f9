import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { pressesOn } from "./support/presses.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    copy: "複製する",
    make: "複製をつくる",
    start: "開始日時の日付",
    repeat: "くり返し",
    times: "回数",
    holidays: "祝日を除く",
    makeAll: "12件つくる",
    publish: "12件をすべて公開する",
    published: "12件のイベントを公開しました",
  },
  en: {
    copy: "Duplicate",
    make: "Make the copy",
    start: "Start: date",
    repeat: "Repeat",
    times: "Times",
    holidays: "Leave out national holidays",
    makeAll: "Make 12 copies",
    publish: "Publish all 12",
    published: "12 events were published",
  },
};

test(
  "a copy of last week's event takes 3 presses at most, a term of twelve published events 8",
  inShortRun,
  async ({ page, language }, testInfo) => {
    const w = words[language];
    const organizer = await newPerson(page.request, "Weekly");
    const { id: organizationId } = await newOrganization(page, organizer);
    const { event, headers } = await newEvent(page, organizer, {
      start_at: "2030-12-02 18:30",
      end_at: "2030-12-02 20:00",
      apply_due: null,
    });
    const list = `/manage/organizations/${organizationId}/events`;
    await enterAs(page, organizer);

    await page.goto(list);
    const copy = pressesOn(page);
    await copy.press(page.getByRole("button", { name: w.copy, exact: true }).first());
    await copy.press(page.getByRole("button", { name: w.make, exact: true }));
    // The dialog has a field of that name too: the copy is there once its own page is.
    await expect(page).toHaveURL(new RegExp(`/events/(?!${event.id}\\b)\\d+`));
    await expect(page.getByRole("textbox", { name: w.start, exact: true })).toHaveValue("2030-12-09");

    await page.goto(`${list}/${event.id}/overview`);
    const term = pressesOn(page);
    await term.press(page.getByRole("button", { name: w.copy, exact: true }));
    const dialog = page.getByRole("dialog");
    await term.counted(dialog.getByLabel(w.repeat).selectOption("1"));
    await term.counted(dialog.getByLabel(w.times).fill("12"));
    await term.press(dialog.getByLabel(w.holidays));
    await lookAt(page, "manage-event-series", testInfo);
    await term.press(dialog.getByRole("button", { name: w.makeAll, exact: true }));
    await expect(dialog.getByRole("link")).toHaveCount(12);
    await lookAt(page, "manage-event-series-made", testInfo);
    await term.press(dialog.getByRole("button", { name: w.publish, exact: true }));
    await expect(dialog.getByText(w.published)).toBeVisible();
    process.stdout.write(
      `presses: ${copy.count} for a copy of last week's event, ${term.count} for a term of twelve, made and published\n`,
    );
    expect(copy.count).toBeLessThanOrEqual(3);
    expect(term.count).toBeLessThanOrEqual(8);

    const { data } = await (
      await page.request.get(`/api/v1/organizations/${organizationId}/events`, { headers })
    ).json();
    const made = data.filter((one: { is_published: boolean }) => one.is_published);
    expect(made.map((one: { start_at: string }) => one.start_at.slice(0, 16)).sort()).toEqual(
      // Mondays over the change of the year. The first of them is the copy; two are holidays, one of its own, one after the Emperor's Sunday.
      ["2030-12-16", "2030-12-23", "2030-12-30", "2031-01-06", "2031-01-20", "2031-01-27"]
        .concat(["2031-02-03", "2031-02-10", "2031-02-17", "2031-03-03", "2031-03-10", "2031-03-17"])
        .map((day) => `${day}T18:30`),
    );
  },
);
