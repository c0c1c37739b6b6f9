import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { toEditTime } from "../../src/shared/time/tokyo-time.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    label: "だれ（どこ）で使いますか？",
    make: "リンクを作る",
    address: "リンク",
    close: "閉じる",
    deleteLink: "「東口」のリンクを削除する",
    remove: "削除する",
    deleted: "リンクを削除しました",
    arrived: "来場",
    renew: "番号を作り直す",
    show: "大きく映す",
    othersAbsent: "受付をしていない人は欠席として扱われます",
    name: "名前",
    add: "追加する",
    digits: "6桁の番号",
    checkIn: "受付する",
    notSix: "6桁の番号を入力してください",
    wrong: "番号が違います。",
    since: /\d\d:\d\dに受付しました/,
    attended: "出席（1）",
    missing: "まだ（1）",
    whoCame: "来た人（2）",
    print: "名簿を印刷する",
  },
  en: {
    label: "Who or where is it for?",
    make: "Make a link",
    address: "Link",
    close: "Close",
    deleteLink: "Delete the link for “東口”",
    remove: "Delete",
    deleted: "The link was deleted",
    arrived: "Arrived",
    renew: "Get new digits",
    show: "Show it large",
    othersAbsent: "everyone else with a seat counts as absent",
    name: "Name",
    add: "Add",
    digits: "The six digits",
    checkIn: "Check in",
    notSix: "Type the six digits",
    wrong: "These digits are not right.",
    since: /You have been checked in since \d\d:\d\d/,
    attended: "Attended (1)",
    missing: "Not here yet (1)",
    whoCame: "Who came (2)",
    print: "Print the list of names",
  },
};

type Account = Parameters<typeof enterAs>[1];

/** A public event that begins in an hour, to which people of these names are coming. */
async function eventToday(page: Page, organizer: Account, names: string[]) {
  const made = await newEvent(page, organizer, {
    is_published: true,
    start_at: toEditTime(new Date(Date.now() + 60 * 60 * 1000)),
  });
  const address = `/api/v1/events/${made.event.id}`;
  const people = [];
  for (const name of names) {
    const person = await newPerson(page.request, name);
    const applied = await page.request.post(`${address}/applications/apply`, {
      headers: person.headers,
      data: {},
    });
    expect(applied.status()).toBe(200);
    people.push(person);
  }
  const dashboard = `/manage/organizations/${made.organizationId}/events/${made.event.id}`;
  /** As another organizer would, at another place. */
  const call = async (path: string, data?: object) => {
    const options = { headers: made.headers, data };
    const answer = await (data
      ? page.request.post(address + path, options)
      : page.request.get(address + path, options));
    return (await answer.json()).data;
  };
  const checkIn = async (name: string) => {
    const { rows } = await call("/check_ins");
    const { application_id } = rows.find((row: { name: string }) => row.name.includes(name));
    const scan = { nonce: randomUUID(), application_id, kind: "in", scanned_at: new Date().toISOString() };
    await call("/check_ins", { scans: [scan] });
  };
  return { ...made, address, dashboard, people, call, checkIn };
}

test("a helper's link is shown once, opens the check-in, and ends at once when it is deleted", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { dashboard, address } = await eventToday(page, accounts.organizer, []);
  await enterAs(page, accounts.organizer);
  await page.goto(`${dashboard}/check-in`);
  await page.getByRole("textbox", { name: w.label }).fill("東口");
  await page.getByRole("button", { name: w.make }).click();
  const dialog = page.getByRole("dialog");
  const url = await dialog.getByRole("textbox", { name: w.address }).inputValue();
  const token = url.split("/door/")[1] ?? "";
  expect(token.length).toBeGreaterThan(20);
  const asHelper = () => page.request.get(`${address}/check_ins`, { headers: { "door-token": token } });
  expect((await asHelper()).status()).toBe(200);
  await dialog.getByRole("button", { name: w.close, exact: true }).last().click();
  await page.reload();
  await expect(page.getByRole("button", { name: w.deleteLink })).toBeVisible();
  expect(await page.content()).not.toContain(token);
  await lookAt(page, "manage-event-helper-links", testInfo);

  await page.getByRole("button", { name: w.deleteLink }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.remove, exact: true }).click();
  await expect(page.getByText(w.deleted)).toBeVisible();
  expect((await asHelper()).status()).toBe(410);
});

test("the figures move while another checks people in, walk-ins are added, and the digits are made anew", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { dashboard, call, checkIn } = await eventToday(page, accounts.organizer, ["Ayumi", "Bunta"]);
  await enterAs(page, accounts.organizer);
  await page.goto(`${dashboard}/check-in`);
  const arrived = page.locator("dl > div").filter({ hasText: w.arrived }).locator("dd");
  await expect(arrived).toHaveText("0");
  await expect(page.getByText(w.othersAbsent)).toBeVisible();
  await checkIn("Ayumi");
  await expect(arrived).toHaveText("1");

  await page.getByRole("textbox", { name: w.name, exact: true }).fill("Tom");
  await page.getByRole("button", { name: w.add, exact: true }).click();
  await expect(page.getByRole("rowheader", { name: "Tom" })).toBeVisible();

  const code = page.getByTestId("attendance-code");
  const before = (await call("/attendance_code")).code as string;
  await expect(code).toHaveText(`${before.slice(0, 3)} ${before.slice(3)}`);
  await page.getByRole("button", { name: w.renew }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.renew }).click();
  await expect(code).not.toHaveText(`${before.slice(0, 3)} ${before.slice(3)}`);
  await lookAt(page, "manage-event-check-in", testInfo);
  await page.getByRole("button", { name: w.show }).click();
  const projected = page.getByRole("dialog");
  await expect(projected.getByText((await code.textContent()) ?? "")).toBeVisible();
  // The room reads one or the other, whatever the dashboard is in.
  for (const [tag, how] of Object.entries({ ja: "この番号を入力してください", en: "type these digits" })) {
    await expect(projected.locator(`[lang=${tag}]`).getByText(how)).toBeVisible();
  }
  await lookAt(page, "manage-event-projected-code", testInfo);
});

test("somebody with a place types the digits on the event's page, and finds there that they are checked in", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { event, people, call } = await eventToday(page, accounts.organizer, ["Chihiro"]);
  const { code } = (await call("/attendance_code")) as { code: string };
  await enterAs(page, people[0] as Account);
  await page.goto(`/events/${event.id}#check_in`);
  const field = page.getByRole("textbox", { name: w.digits });
  const send = page.getByRole("button", { name: w.checkIn, exact: true });
  await field.fill("12345");
  await send.click();
  await expect(page.getByText(w.notSix)).toBeVisible();
  await field.fill(code === "000000" ? "000001" : "000000");
  await send.click();
  await expect(page.getByText(w.wrong)).toBeVisible();
  await expect(field).toBeFocused();
  await lookAt(page, "event-self-check-in", testInfo);
  await field.fill([...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(""));
  await send.click();
  await expect(page.getByText(w.since)).toBeVisible();
  await page.reload();
  await expect(page.getByText(w.since)).toBeVisible();
  await expect(field).toHaveCount(0);
});

test("the list says who came, and the paper holds the names alone", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { dashboard, call, checkIn } = await eventToday(page, accounts.organizer, ["Daiki", "Emi"]);
  await checkIn("Daiki");
  await call("/walk_ins", { nonce: randomUUID(), name: "Tom", note: "" });
  await enterAs(page, accounts.organizer);
  await page.goto(`${dashboard}/list`);
  await page.locator("label", { hasText: w.attended }).click();
  const table = page.getByRole("table").first();
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table).toContainText("Daiki");
  await page.locator("label", { hasText: w.missing }).click();
  await expect(table).toContainText("Emi");
  await expect(page.getByRole("heading", { name: w.whoCame })).toBeVisible();
  await lookAt(page, "manage-event-list-attendance", testInfo);

  await page.getByRole("link", { name: w.print }).click();
  await expect(page.getByRole("cell", { name: "Emi", exact: true })).toBeVisible();
  await lookAt(page, "manage-event-names", testInfo);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("cell", { name: "Emi", exact: true })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link")).toHaveCount(0);
});
