import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    invite: "メールで招待する",
    email: /^メールアドレス/,
    role: "役割",
    send: "招待を送る",
    logIn: "ログインして答える",
    accept: "承諾する",
    open: "主催者ページへ",
    checkIn: /^受付をする：/,
    gone: "この招待は、すでに回答済みか",
  },
  en: {
    invite: "Invite by mail",
    email: /^E-mail address/,
    role: "Role",
    send: "Send the invitation",
    logIn: "Log in to answer",
    accept: "Accept",
    open: "Go to the organizer’s page",
    checkIn: /^Check in: /,
    gone: "This invitation is no longer open",
  },
};

test(
  "somebody is invited by mail for the check-in, accepts by the link, and sees the events to check in alone",
  inShortRun,
  async ({ page, browser, accounts, language }) => {
    const w = words[language];
    const { id } = await newOrganization(page, accounts.organizer);
    const guest = await newPerson(page.request, "door");
    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${id}/members?lang=${language}`);
    await page.getByRole("button", { name: w.invite }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.email).fill(guest.email);
    await dialog.getByLabel(w.role).selectOption("door");
    await dialog.getByRole("button", { name: w.send }).click();
    await expect(page.getByRole("table").filter({ hasText: guest.email })).toBeVisible();
    const mail = await mailTo(guest.email, /試しの会/);
    const [link = ""] = /\/invitation\?\S+/.exec(mail.text ?? "") ?? [];
    const address = link.replace(/lang=\w+/, `lang=${language}`);

    const visit = await browser.newContext();
    const visitor = await visit.newPage();
    await visitor.goto(new URL(address, page.url()).href);
    await expect(visitor.getByRole("link", { name: w.logIn })).toBeVisible();
    await enterAs(visitor, guest);
    await visitor.goto(new URL(address, page.url()).href);
    await visitor.getByRole("button", { name: w.accept }).click();
    await visitor.getByRole("link", { name: w.open }).click();
    await expect(visitor).toHaveURL(/\/manage$/);
    await expect(visitor.getByRole("button", { name: /^(Manage|管理する)/ })).toHaveCount(0);
    await visitor.goto(new URL(address, page.url()).href);
    await expect(visitor.locator("main")).toContainText(w.gone);
    await visit.close();
  },
);

test("who checks people in finds the next events on the organizer's page", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  // The next ones stand there, and other tests have made many for later.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const soon = { is_published: true, start_at: tomorrow };
  const { event, organizationId, headers } = await newEvent(page, accounts.organizer, soon);
  const guest = await newPerson(page.request, "door");
  const members = `/api/v1/organizations/${organizationId}/organization_users`;
  const added = await page.request.post(`${members}/create`, {
    headers,
    data: { new_organizer_email: guest.email },
  });
  const { data } = await added.json();
  await page.request.put(`${members}/${data.id}`, { headers, data: { role: "door" } });
  await enterAs(page, guest);
  await page.goto(`/manage?lang=${language}`);
  await expect(page.locator(`a[href="/events/${event.id}/check_in"]`).first()).toBeVisible();
  await expect(page.getByRole("link", { name: w.checkIn }).first()).toBeVisible();
  await page.goto(`/manage/organizations/${organizationId}`);
  await expect(page).toHaveURL(/\/manage$/);
  await page.request.delete(`${members}/${data.id}`, { headers });
});
