import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
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
    search: "名前またはコード",
    checkInRenee: /Renee.*さんを受付/,
    checkedIn: /^受付しました/,
    takenBack: "受付を取り消しました",
    already: /すでに受付済みです/,
    code: "チケットのコード",
    other: "ほかのイベントのチケットです",
    unknown: "見つからないチケットです",
    noCode: "チケットのコードではありません",
    name: "名前",
    note: "メモ（任意）",
    add: "追加する",
    remove: (name: string) => `${name}さんを削除する`,
    ended: "このリンクは終了しました",
    logIn: "ログインしてください",
    notManager: "イベントの管理者と、リンクを受け取った方だけです",
  },
  en: {
    begin: "Start",
    scan: "Scan",
    list: "List",
    walkIns: "Walk-ins",
    search: "Name or code",
    checkInRenee: /Check in .*Renee/,
    checkedIn: /^Checked in/,
    takenBack: "Check-in undone:",
    already: /^Already checked in/,
    code: "Code of a ticket",
    other: "Ticket for another event",
    unknown: "Unknown ticket",
    noCode: "This is not a ticket code",
    name: "Name",
    note: "Note (optional)",
    add: "Add",
    remove: (name: string) => `Remove ${name}`,
    ended: "This link has ended",
    logIn: "Please log in",
    notManager: "Only managers of this event",
  },
};

test("a manager finds people by the beginning of their names, ticks them, and takes a tick back", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const made = await eventToCheckIn(page, accounts.organizer, ["Renee", "Taro"]);
  await enterAs(page, accounts.organizer);
  await page.goto(made.path);
  await page.getByRole("button", { name: w.begin }).click();
  await page.getByRole("button", { name: w.list, exact: true }).click();
  await page.getByLabel(w.search).fill("sam ｒＥn");
  await expect(page.getByRole("button", { name: /Taro/ })).toHaveCount(0);
  await page.getByRole("button", { name: /Renee/ }).click();
  await expect(page.getByRole("status").getByText(/Renee/)).toBeVisible();
  await expect.poll(made.arrived).toHaveLength(1);
  await page.getByLabel(w.search).fill("");
  await lookAt(page, "check-in", info);
  const undo = page.getByRole("listitem").getByRole("button", { name: /Renee/ });
  await undo.click();
  await expect.poll(made.arrived).toEqual([]);
  await expect(page.getByRole("button", { name: w.checkInRenee })).toBeVisible();
  await expect(page.getByRole("status").getByText(w.takenBack)).toBeVisible();
});

test(
  "a typed code says who it is, that they are in already, that it is of another event, or none at all",
  inShortRun,
  async ({ page, accounts, language }) => {
    const w = words[language];
    const other = await eventToCheckIn(page, accounts.organizer, ["Far"]);
    const made = await eventToCheckIn(page, accounts.organizer, ["Hana"]);
    const [code = ""] = made.codes;
    await enterAs(page, accounts.organizer);
    await page.goto(made.path);
    await page.getByRole("button", { name: w.begin }).click();
    await page.getByRole("button", { name: w.scan, exact: true }).click();
    const type = async (text: string) => {
      await page.getByLabel(w.code).fill(text);
      await page.keyboard.press("Enter");
    };
    const said = (text: string | RegExp) =>
      expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await type(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
    await said(w.checkedIn);
    await type(code);
    await said(w.already);
    await type(other.codes[0] ?? "");
    await said(w.other);
    await type("ZZZZZZZZZZ");
    await said(w.unknown);
    await type("https://example.com/menu");
    await said(w.noCode);
    expect(await other.arrived()).toEqual([]);
  },
);

test(
  "a helper checks in by a link, sees nothing but names, and is told at once when it is deleted",
  inShortRun,
  async ({ page, accounts, language }, info) => {
    const w = words[language];
    const made = await eventToCheckIn(page, accounts.organizer, ["Mika"]);
    const link = await made.link("East gate");
    const response = await page.goto(link.path);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
    expect(response?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.getByRole("textbox")).toHaveValue("East gate");
    await page.getByRole("button", { name: w.begin }).click();
    await page.getByRole("button", { name: w.list, exact: true }).click();
    await page.getByRole("button", { name: /Mika/ }).click();
    await expect.poll(made.arrived).toHaveLength(1);
    await page.getByRole("button", { name: w.walkIns, exact: true }).click();
    await page.getByRole("textbox", { name: w.name }).fill("Guest of Mika");
    await page.getByRole("textbox", { name: w.note }).fill("Waseda");
    await page.getByRole("button", { name: w.add, exact: true }).click();
    await expect(page.getByRole("listitem").getByText("Guest of Mika")).toBeVisible();
    await lookAt(page, "check-in-walk-ins", info);
    await page.getByRole("button", { name: w.remove("Guest of Mika") }).click();
    await expect(page.getByRole("listitem").getByText("Guest of Mika")).toBeHidden();
    await link.end();
    await expect(page.getByRole("alert").getByText(w.ended)).toBeVisible();
    await expect(page.getByText(/Mika/)).toHaveCount(0);
    expect((await page.goto(link.path))?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: w.ended })).toBeVisible();
    expect((await page.goto("/door/made-up"))?.status()).toBe(404);
  },
);

test("who is not signed in is led to the log-in, and who is no manager is told so", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const made = await newEvent(page, accounts.organizer, { is_published: true });
  const path = `/events/${made.event.id}/check_in`;
  await page.goto(path);
  await expect(page.getByText(w.logIn)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute(
    "href",
    `/login?redirect_to=${path}`,
  );
  await enterAs(page, accounts.student);
  await page.goto(path);
  await expect(page.getByRole("alert").getByText(w.notManager)).toBeVisible();
});
