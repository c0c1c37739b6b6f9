import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, logOut, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    going: "参加する",
    join: "キャンセル待ちに登録",
    applied: "申し込みが完了しました。",
    certain: "席は確定しています。",
    standing: "申し込み済みです",
    undo: "元に戻す（申し込みを取り消す）",
    undone: "申し込みを取り消しました",
    apply: "申し込む",
    login: "ログイン",
    email: "メールアドレス",
    password: "パスワード",
    haveAccount: "すでに登録している方はこちら",
    joined: "キャンセル待ちに登録しました。",
  },
  en: {
    going: "Going",
    join: "Join the waiting list",
    applied: "You successfully applied.",
    certain: "Your seat is certain.",
    standing: "You are going",
    undo: "Undo",
    undone: "You cancelled your application",
    apply: "Apply",
    login: "Login",
    email: "E-mail",
    password: "Password",
    haveAccount: "I have an account",
    joined: "You are on the waiting list.",
  },
};

const published = { is_published: true };

/** The calls that apply, of every tab of the page's browser. */
function countApplying(page: Page): { calls: number } {
  const count = { calls: 0 };
  page.context().on("request", (request) => {
    if (request.url().endsWith("/applications/apply")) count.calls += 1;
  });
  return count;
}

const main = (page: Page) => page.locator("main");

test("a press applies once and is undone by one; going back, a reload and another language never apply again", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event } = await newEvent(page, accounts.organizer, published);
  const count = countApplying(page);
  await enterAs(page, await newPerson(page.request, "Once"));
  await page.goto(`/events/${event.id}`);
  await page.getByRole("link", { name: w.going, exact: true }).click();
  const notice = page.getByRole("region", { name: w.applied });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(w.certain);
  await lookAt(page, "event-applied", info);
  await notice.getByRole("button", { name: w.undo }).click();
  await expect(main(page)).toContainText(w.undone);
  await expect(page.getByRole("link", { name: w.going, exact: true })).toBeVisible();
  const button = main(page).getByRole("button", { name: w.apply, exact: true });
  const address = `/events/${event.id}/apply`;
  await page.goto(address);
  await expect(main(page)).toContainText(w.undone);
  await expect(button).toBeEnabled();
  await lookAt(page, "apply-again", info);
  await page.reload();
  await expect(button).toBeEnabled();
  await page.goto(`${address}?lang=${language === "ja" ? "en" : "ja"}`);
  await expect(main(page).locator("form button[type=submit]")).toBeEnabled();
  await page.goto("/");
  await page.goBack();
  await expect(main(page).locator("form button[type=submit]")).toBeEnabled();
  await page.goto(`${address}?lang=${language}`);
  expect(count.calls).toBe(1);
  await button.click();
  await expect(notice).toBeVisible();
  expect(count.calls).toBe(2);
});

test("of two tabs that are opened at once one applies, and none that nobody sees", async ({
  page,
  context,
  accounts,
  language,
}) => {
  const w = words[language];
  const { event } = await newEvent(page, accounts.organizer, published);
  const count = countApplying(page);
  const person = await newPerson(page.request, "Tabs");
  await enterAs(page, person);
  const other = await context.newPage();
  await enterAs(other, person);
  const hidden = await context.newPage();
  await enterAs(hidden, person);
  await hidden.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  });
  const address = `/events/${event.id}/apply`;
  await hidden.goto(new URL(address, process.env.SITE_URL).href);
  await expect(main(hidden).locator("h1")).toBeVisible();
  expect(count.calls).toBe(0);
  await Promise.all([page.goto(address), other.goto(new URL(address, process.env.SITE_URL).href)]);
  const shown = (tab: Page) => tab.getByText(w.certain).or(tab.getByText(w.standing));
  await expect(shown(page).first()).toBeVisible();
  await expect(shown(other).first()).toBeVisible();
  // The tab that was opened behind the others finds the application when somebody looks at it.
  await hidden.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(main(hidden).getByRole("button", { name: w.apply, exact: true })).toHaveCount(0);
  expect(count.calls).toBe(1);
});

test("a page that would queue waits for a press; a press that the log-in interrupts goes on after it, once", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const more = { ...published, max_participant_num: 1, has_waiting_list: true };
  const { event, headers } = await newEvent(page, accounts.organizer, more);
  const apply = `/api/v1/events/${event.id}/applications/apply`;
  await page.request.post(apply, { headers, data: {} });
  const person = await newPerson(page.request, "Interrupted");
  const count = countApplying(page);
  const logIn = async () => {
    // The page before asks for an address and a password as well.
    await expect(page.getByRole("heading", { level: 1, name: w.login })).toBeVisible();
    await page.getByLabel(w.email).fill(person.email);
    await page.getByLabel(w.password).fill(person.password);
    await main(page).getByRole("button", { name: w.login, exact: true }).click();
  };
  const button = main(page).getByRole("button", { name: w.join, exact: true });
  await page.goto(`/login?redirect_to=/events/${event.id}/apply`);
  await logIn();
  await expect(button).toBeEnabled();
  expect(count.calls).toBe(0);
  await logOut(page);
  await page.goto(`/events/${event.id}`);
  await page.getByRole("link", { name: w.join, exact: true }).click();
  await page.getByRole("link", { name: w.haveAccount }).click();
  await logIn();
  await expect(page.getByRole("region", { name: w.joined })).toBeVisible();
  expect(count.calls).toBe(1);
  await page.getByRole("button", { name: w.undo }).click();
  await expect(main(page)).toContainText(w.undone);
  await page.goBack();
  await page.goBack();
  await page.goForward();
  await page.goto(`/events/${event.id}/apply`);
  await expect(button).toBeEnabled();
  expect(count.calls).toBe(1);
});

test(
  "a press that finds the session over goes on after the log-in above the page",
  inShortRun,
  async ({ page, accounts, language }) => {
    const w = words[language];
    const more = { ...published, selection: "approval" };
    const { event } = await newEvent(page, accounts.organizer, more);
    const person = await newPerson(page.request, "Expired");
    await page.goto("/login");
    await page.getByLabel(w.email).fill(person.email);
    await page.getByLabel(w.password).fill(person.password);
    await main(page).getByRole("button", { name: w.login, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(`/events/${event.id}/apply`);
    const button = main(page).locator("form button[type=submit]");
    await expect(button).toBeEnabled();
    // Whatever the page asks for after its start would find the session over before the press does.
    await page.waitForLoadState("networkidle");
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem("tsudoi.session") ?? "{}"));
    await page.request.delete("/api/v1/auth/sign_out", { headers: session });
    await button.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.email).fill(person.email);
    await dialog.getByLabel(w.password).fill(person.password);
    const count = countApplying(page);
    await dialog.getByRole("button", { name: w.login, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}$`));
    expect(count.calls).toBe(1);
  },
);
