import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    event: "編集の会",
    report: "このイベントを報告する",
    organization: "この団体を報告する",
    reason: "正体を隠した勧誘",
    missing: "内容を選んでください",
    what: /^何がありましたか/,
    email: /^メールアドレス/,
    send: "報告を送る",
    sent: "報告を受け付けました",
    advice: "ひとりで悩まず相談する",
    close: "閉じる",
    decide: /^対応する/,
    state: "状態",
    resolved: "対応済み",
    note: "メモ",
    save: "保存する",
    history: /^履歴/,
    log: "操作記録",
    decided: "報告に対応",
  },
  en: {
    event: "Editing evening",
    report: "Report this event",
    organization: "Report this organization",
    reason: "Recruiting that hides who is behind it",
    missing: "Please choose what is the matter",
    what: /^What happened\?/,
    email: /^Your e-mail address/,
    send: "Send the report",
    sent: "Your report has arrived",
    advice: "Talk to somebody",
    close: "Close",
    decide: /^Decide/,
    state: "State",
    resolved: "Resolved",
    note: "Note",
    save: "Save",
    history: /^History/,
    log: "Log",
    decided: "Decided about a report",
  },
};

/** Each address is asked once. */
async function repeatAnswers(page: Page, addresses: string): Promise<void> {
  const bodies = new Map<string, Buffer>();
  await page.route(addresses, async (route) => {
    const address = route.request().url();
    const body = bodies.get(address) ?? (await (await route.fetch()).body());
    bodies.set(address, body);
    await route.fulfill({ body, contentType: "application/json" });
  });
}

test(
  "a student reports an event in three presses, the team resolves it, and the log says so",
  inShortRun,
  async ({ page, browser, accounts, language }, info) => {
    const w = words[language];
    const { event } = await newEvent(page, accounts.organizer, { is_published: true });
    const student = await newPerson(page.request, "reporter");
    await enterAs(page, student);
    await page.goto(`/events/${event.id}?lang=${language}`);
    await page.getByRole("button", { name: w.report }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.reason).check();
    await dialog.getByRole("button", { name: w.send }).click();
    await expect(dialog.getByRole("heading", { name: w.sent })).toBeFocused();
    await expect(dialog.getByRole("heading", { name: w.advice })).toBeVisible();
    await dialog.getByRole("button", { name: w.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: w.report })).toBeFocused();

    const visit = await browser.newContext({ locale: language });
    const team = await visit.newPage();
    await enterAs(team, accounts.product_team);
    await team.goto(new URL(`/uniteamanage?lang=${language}`, page.url()).href);
    await expect(team).toHaveURL(/\/uniteamanage\/reports/);
    const report = team.getByRole("listitem").filter({ has: team.locator(`a[href="/events/${event.id}"]`) });
    await expect(report).toContainText(w.reason);
    await report.getByRole("button", { name: w.decide }).click();
    const decision = team.getByRole("dialog");
    await decision.getByLabel(w.state).selectOption({ label: w.resolved });
    await decision.getByLabel(w.note).fill("Talked to the organizer");
    await decision.getByRole("button", { name: w.save }).click();
    await expect(decision).toBeHidden();
    await expect(report).toBeHidden();
    // Tests that run beside this one decide about reports too: from here on the page stays as it is.
    await repeatAnswers(team, "**/api/v1/uniteam/**");
    await team.getByLabel(w.state).selectOption({ label: w.resolved });
    await report.getByText(w.history).click();
    await expect(report.getByRole("listitem")).toContainText("Talked to the organizer");
    await lookAt(team, "team-reports", info);
    await team.getByRole("link", { name: w.log, exact: true }).click();
    await expect(team.getByRole("listitem").filter({ hasText: w.decided }).first()).toBeVisible();
    // On a phone too all parts are in sight at once.
    const log = team.getByRole("link", { name: w.log, exact: true });
    const parts = team.getByRole("navigation").filter({ has: log }).getByRole("link");
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
    await lookAt(team, "team-log", info);
    await visit.close();
  },
);

test("a visitor's report asks for a reason, keeps what is typed while there is no connection, and then arrives", async ({
  page,
  language,
}, info) => {
  const w = words[language];
  // Of its own: the page of the one that tests share shows their hundreds of events, and is looked at.
  const { id } = await newOrganization(page, await newPerson(page.request, "host"));
  await page.goto(`/organizations/${id}?lang=${language}`);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.getByRole("button", { name: w.organization }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(fetched.some((url) => url.includes("report-dialog"))).toBe(true);
  await dialog.getByRole("button", { name: w.send }).click();
  await expect(dialog.getByText(w.missing)).toBeVisible();
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await dialog.getByLabel(w.reason).check();
  const text = `They asked for money ${Date.now()}`;
  await dialog.getByLabel(w.what).fill(text);
  await dialog.getByLabel(w.email).fill("me@example.com");
  await lookAt(page, "report-form", info);
  await page.route("**/api/v1/reports", (route) => route.abort());
  await dialog.getByRole("button", { name: w.send }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel(w.what)).toHaveValue(text);
  await page.unroute("**/api/v1/reports");
  await dialog.getByRole("button", { name: w.send }).click();
  await expect(dialog.getByRole("heading", { name: w.sent })).toBeVisible();
  await lookAt(page, "report-sent", info);
});
