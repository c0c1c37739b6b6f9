import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization, typeMoment } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    scope: "このイベントと、このあとの3件",
    save: "保存する",
    start: "開始日時",
    would: "このあとの3件のうち3件も、いっしょに変更されます。",
    stays: "個別の設定を残すイベント：1件（会場名）",
    told: "10分後に、1人へ、すべての変更をまとめたメールが1通ずつ届きます。",
    reason: "変更の理由（日本語・任意）",
    done: "このあとの3件のうち3件を変更しました。",
  },
  en: {
    scope: "This and the 3 following events",
    save: "Save",
    start: "Start",
    would: "3 of 3 following events will change with this one.",
    stays: "1 keeps what was changed individually: Place name",
    told: "1 person will get one mail for all of the events in ten minutes.",
    reason: "Why? (English, optional)",
    done: "3 of 3 following events changed.",
  },
};

test(
  "a series is moved by one save, which tells before what it changes and gives the reason to who has applied",
  inShortRun,
  async ({ page, language }, testInfo) => {
    const w = words[language];
    const organizer = await newPerson(page.request, "Series");
    const { id: organizationId } = await newOrganization(page, organizer);
    const { event, headers } = await newEvent(page, organizer, {
      start_at: "2030-12-02 18:30",
      end_at: "2030-12-02 20:00",
      apply_due: null,
      is_published: true,
    });
    const call = async (method: "put" | "post", path: string, data: object, by = headers) => {
      const answer = await page.request[method](`/api/v1${path}`, { headers: by, data });
      expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
      return (await answer.json()).data;
    };
    const copies = await call("post", `/events/${event.id}/duplicate`, {
      start_at: ["2030-12-09 18:30", "2030-12-16 18:30", "2030-12-23 18:30"],
    });
    const ids = copies.map(({ id }: { id: number }) => id);
    await call("put", "/events/publish", { ids });
    const [own] = copies[1].language_events;
    await call("put", `/events/${ids[1]}/update`, {
      event: { language_events_attributes: [{ id: own.id, place_name: "Room 9" }] },
    });
    const student = await newPerson(page.request, "Student");
    for (const id of [event.id, ids[0]]) {
      await call("post", `/events/${id}/applications/apply`, {}, student.headers);
    }

    await enterAs(page, organizer);
    await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
    const place = page.getByLabel(language === "ja" ? "会場名" : "Place name").first();
    await place.fill("Room 12");
    await typeMoment(page, w.start, "2030-12-03 19:00");
    await page.getByRole("radio", { name: w.scope, exact: true }).check();
    await page.getByRole("button", { name: w.save, exact: true }).click();
    const dialog = page.getByRole("dialog");
    for (const sentence of [w.would, w.stays, w.told]) await expect(dialog.getByText(sentence)).toBeVisible();
    await dialog.getByLabel(w.reason).fill("The hall is closed.");
    await lookAt(page, "manage-event-series-question", testInfo);
    await dialog.getByRole("button", { name: w.save, exact: true }).click();
    await expect(page.getByText(w.done)).toBeVisible();
    const starts = await Promise.all(
      ids.map(async (id: number) => {
        const { data } = await (await page.request.get(`/api/v1/events/${id}`, { headers })).json();
        return [data.start_at.slice(0, 16), data.language_events[0].place_name];
      }),
    );
    expect(starts).toEqual([
      ["2030-12-10T19:00", "Room 12"],
      ["2030-12-17T19:00", "Room 9"],
      ["2030-12-24T19:00", "Room 12"],
    ]);
  },
);
