import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { eventToCheckIn } from "./support/check-in.ts";
import { lookAt } from "./support/look.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    begin: "受付を始める",
    scan: "読み取り",
    list: "リスト",
    walkIns: "当日参加",
    recorded: "記録",
    code: "チケットのコード",
    offline: "オフライン",
    cancelled: /このイベントは中止されたため、受付はできません。.*未送信の1件はこの端末に残っています。/,
    notUndone: "取り消せなかった受付が1件あります",
    told: /対応済み/,
    unsent: (count: number) => `未送信 ${count}件`,
    notVerified: "記録しました（未確認）：",
    notYet: "記録しました（未確認）",
    notOnList: "リストにありません。記録しました（未確認）",
    undoRecorded: "取り消しを記録しました（未確認）",
    unknownTicket: "見つからないチケットです",
    unknown: "このコードのチケットはありません",
    name: "名前",
    add: "追加する",
    arrived: "来場済み",
  },
  en: {
    begin: "Start",
    scan: "Scan",
    list: "List",
    walkIns: "Walk-ins",
    recorded: "Recorded",
    code: "Code of a ticket",
    offline: "Offline",
    cancelled:
      /This event was cancelled, so nobody can be checked in any more\. 1 record is stored on this device\./,
    notUndone: "A check-in was not undone",
    told: /Done/,
    unsent: (count: number) => `${count} not sent yet`,
    notVerified: "Recorded, not yet verified:",
    notYet: "Recorded, not yet verified",
    notOnList: "Not on the list: recorded, not yet verified",
    undoRecorded: "Undo recorded, not yet verified",
    unknownTicket: "Unknown ticket",
    unknown: "No ticket has this code",
    name: "Name",
    add: "Add",
    arrived: "Arrived",
  },
};

/** Opens the screen and gives the device a name. */
async function begin(page: Page, path: string, w: (typeof words)["en"]) {
  await page.goto(path);
  await page.getByRole("button", { name: w.begin }).click();
  await page.getByRole("button", { name: w.list, exact: true }).click();
}

const tick = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(name) }).click();

async function typeCode(page: Page, code: string, w: (typeof words)["en"]) {
  await page.getByRole("button", { name: w.scan, exact: true }).click();
  await page.getByLabel(w.code).fill(code);
  await page.keyboard.press("Enter");
}

/** Cuts off the calls of check-in alone: the page itself can still be loaded. */
const cutOff = (page: Page) =>
  page.route("**/api/v1/events/*/{check_ins,walk_ins}**", (route) => route.abort());

test(
  "without a connection everything is kept, also when the tab is closed, and sent when it is back",
  inShortRun,
  async ({ page, accounts, language }) => {
    const w = words[language];
    const made = await eventToCheckIn(page, accounts.organizer, ["Aki", "Beni", "Chie"]);
    const { path } = await made.link("Gate");
    const first = await page.context().newPage();
    await begin(first, path, w);
    await expect(first.getByRole("button", { name: /Chie/ })).toBeVisible();
    await page.context().setOffline(true);
    await expect(first.getByText(w.offline, { exact: true })).toBeVisible();
    await tick(first, "Aki");
    await expect(first.getByRole("status").getByText(w.notVerified)).toBeVisible();
    await typeCode(first, "ZZZZZZZZZZ", w);
    await expect(first.getByRole("main").getByText(w.notYet, { exact: true })).toBeVisible();
    await first.keyboard.press("Escape");
    await typeCode(first, made.codes[1] ?? "", w);
    await first.getByRole("button", { name: w.walkIns, exact: true }).click();
    await first.getByRole("textbox", { name: w.name }).fill("Walker");
    await first.getByRole("button", { name: w.add, exact: true }).click();
    await expect(first.getByText(w.unsent(4), { exact: true })).toBeVisible();
    await first.getByRole("button", { name: w.recorded, exact: true }).click();
    await expect(first.getByText(w.notOnList)).toBeVisible();
    await first.close();
    await page.context().setOffline(false);
    expect(await made.arrived()).toEqual([]);

    await cutOff(page);
    await page.goto(path);
    await expect(page.getByText(w.unsent(4), { exact: true })).toBeVisible();
    await page.getByRole("button", { name: w.list, exact: true }).click();
    await page.unroute("**/api/v1/events/*/{check_ins,walk_ins}**");
    await expect.poll(made.arrived, { timeout: 45_000 }).toHaveLength(2);
    await expect(page.getByText(w.unsent(4), { exact: true })).toBeHidden();
    await page.getByRole("button", { name: w.recorded, exact: true }).click();
    await expect(page.getByText(w.unknown)).toBeVisible();
    await page.getByRole("button", { name: w.walkIns, exact: true }).click();
    await expect(page.getByRole("listitem").getByText("Walker")).toBeVisible();
  },
);

test("two devices, of which one is without a connection for half of the time, end with the same list", async ({
  page,
  accounts,
  language,
  locale,
}) => {
  const w = words[language];
  const made = await eventToCheckIn(page, accounts.organizer, ["Aki", "Beni", "Chie", "Dai"]);
  const browser = page.context().browser();
  const other = await browser?.newContext({ locale, baseURL: process.env.SITE_URL, serviceWorkers: "block" });
  const second = await other?.newPage();
  if (!other || !second) throw new Error("no second device");
  await enterAs(page, accounts.organizer);
  await begin(page, made.path, w);
  await begin(second, (await made.link("Second gate")).path, w);
  await tick(page, "Aki");
  await expect(second.getByRole("listitem").filter({ hasText: "Aki" })).toContainText(/\d:\d\d/);
  await other.setOffline(true);
  await tick(second, "Beni");
  await tick(second, "Chie");
  // She is in already: the press takes it back.
  await tick(second, "Aki");
  await expect(second.getByRole("status").getByText(w.undoRecorded)).toBeVisible();
  await tick(page, "Chie");
  await tick(page, "Dai");
  await expect.poll(made.arrived).toHaveLength(3);
  await other.setOffline(false);
  const shownBy = async (device: Page) => {
    await device.getByRole("button", { name: w.arrived, exact: true }).click();
    const rows = await device.getByRole("listitem").allTextContents();
    return rows.map((text) => /Aki|Beni|Chie|Dai/.exec(text)?.[0]).sort();
  };
  const inTheEnd = ["Beni", "Chie", "Dai"];
  await expect.poll(() => shownBy(page)).toEqual(inTheEnd);
  await expect.poll(() => shownBy(second)).toEqual(inTheEnd);
  expect(await made.arrived()).toHaveLength(3);
  await other.close();
});

test("what somebody could not send by a link that has ended is sent by the next who may check in on the device", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const made = await eventToCheckIn(page, accounts.organizer, ["Aki", "Beni"]);
  const link = await made.link("Gate");
  const helper = await page.context().newPage();
  await begin(helper, link.path, w);
  await expect(helper.getByRole("button", { name: /Aki/ })).toBeVisible();
  await page.context().setOffline(true);
  // A busy browser lets a call through until it has heard of it.
  await expect(helper.getByText(w.offline, { exact: true })).toBeVisible();
  await tick(helper, "Aki");
  await expect(helper.getByText(w.unsent(1), { exact: true })).toBeVisible();
  // Before the connection is back, or it would be sent at once.
  await helper.close();
  await page.context().setOffline(false);
  await link.end();
  expect(await made.arrived()).toEqual([]);
  await enterAs(page, accounts.organizer);
  await page.goto(made.path);
  await expect.poll(made.arrived).toHaveLength(1);
});

test("an undo that an ended link does not take holds up nobody behind it, and is named with what to do, also when the page is opened anew", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const made = await eventToCheckIn(page, accounts.organizer, ["Aki", "Beni"]);
  const link = await made.link("Gate");
  await begin(page, link.path, w);
  await tick(page, "Aki");
  await expect.poll(made.arrived).toHaveLength(1);
  await cutOff(page);
  // The tick of who is there takes it back; one right after the other counts as a double press.
  await page.waitForTimeout(600);
  await tick(page, "Aki");
  await tick(page, "Beni");
  await expect(page.getByText(w.unsent(2), { exact: true })).toBeVisible();
  await link.end();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(made.arrived).toHaveLength(2);
  const notUndone = page.getByRole("region", { name: w.notUndone });
  await expect(notUndone).toContainText("Aki");
  // Nobody else's name stays on the device.
  await expect(page.getByText(/Beni/)).toHaveCount(0);
  await expect(page.getByText(w.unsent(1), { exact: true })).toBeVisible();
  await lookAt(page, "check-in-undo-refused", info);
  await page.reload();
  await expect(notUndone).toContainText("Aki");
  await lookAt(page, "ended-link-undo-refused", info);
  await notUndone.getByRole("button", { name: w.told }).click();
  await expect(notUndone).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notUndone).toHaveCount(0);
});

test("what was scanned before a link ended is sent when the page is opened anew, which says that the link has ended", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const made = await eventToCheckIn(page, accounts.organizer, ["Aki", "Beni"]);
  const link = await made.link("Gate");
  await begin(page, link.path, w);
  await expect(page.getByRole("button", { name: /Aki/ })).toBeVisible();
  await cutOff(page);
  await tick(page, "Aki");
  await expect(page.getByText(w.unsent(1), { exact: true })).toBeVisible();
  await link.end();
  await page.goto("/");
  expect(await made.arrived()).toEqual([]);
  await page.unrouteAll();
  await page.goto(link.path);
  await expect.poll(made.arrived).toHaveLength(1);
});

test("a device says that its event was cancelled, takes the names off, and keeps what it could not send", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const made = await eventToCheckIn(page, accounts.organizer, ["Aki", "Beni"]);
  await begin(page, (await made.link("Gate")).path, w);
  await expect(page.getByRole("button", { name: /Beni/ })).toBeVisible();
  await cutOff(page);
  await tick(page, "Aki");
  await expect(page.getByText(w.unsent(1), { exact: true })).toBeVisible();
  await page.request.put(`/api/v1/events/${made.event.id}/cancel`, { headers: made.headers, data: {} });
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("alert")).toContainText(w.cancelled);
  await expect(page.getByText(/Beni/)).toHaveCount(0);
  await expect(page.getByText(w.unsent(1), { exact: true })).toBeVisible();
  await lookAt(page, "check-in-cancelled", info);
});

test("a scanner whose files do not arrive keeps nobody from ticking, and is there once they do", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const made = await eventToCheckIn(page, accounts.organizer, ["Aki", "Beni"]);
  const files = /\/assets\/(code-scanner|scan-outcome|open-code-reader)/;
  await page.route(files, (route) => route.abort());
  await begin(page, (await made.link("Gate")).path, w);
  await tick(page, "Aki");
  await expect.poll(made.arrived).toHaveLength(1);
  await typeCode(page, made.codes[1] ?? "", w);
  await expect.poll(made.arrived).toHaveLength(2);
  await typeCode(page, "ZZZZZZZZZZ", w);
  await page.unroute(files);
  await expect(page.locator("[aria-live=assertive]")).toContainText(w.unknownTicket);
});
