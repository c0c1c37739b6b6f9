import type { Locator, Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { inJapaneseAlone, newEvent, newOrganization } from "./support/api-fixtures.ts";
import { organizerForms } from "./support/organizer-forms.ts";
import { newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

interface Account {
  email: string;
  password: string;
}

const place = "tsudoi.session";

/** From the next page on, and replaced by what a log-in brings. */
async function enter(page: Page, account: Account) {
  const session = await signInAs(page.request, account);
  await page.goto("/robots.txt", { waitUntil: "commit" });
  const stored = JSON.stringify({ "token-type": "Bearer", expiry: "", ...session });
  await page.evaluate(([key = "", value = ""]) => localStorage.setItem(key, value), [place, stored]);
}

/** As when somebody logs this device out from elsewhere. */
async function endSessionOnServer(page: Page) {
  const stored = await page.evaluate((key) => localStorage.getItem(key), place);
  const headers = JSON.parse(stored ?? "{}");
  expect((await page.request.delete("/api/v1/auth/sign_out", { headers })).status()).toBe(200);
}

interface Typed {
  field: Locator;
  text: string;
  send: Locator;
  confirm?: Locator | undefined;
  isAskedByServer?: boolean | undefined;
  call: string | RegExp;
}

/** Ends the session while something is typed, logs in again where it is sent, and sends what stands there. */
async function sendAcrossLogIn(page: Page, account: Account, typed: Typed) {
  const { field, text, send, confirm, call } = typed;
  await endSessionOnServer(page);
  await send.click();
  if (!typed.isAskedByServer) await confirm?.click();
  const dialog = page.getByRole("dialog", { name: "You are not logged in any more" });
  await dialog.getByLabel("E-mail").fill(account.email);
  await dialog.getByLabel("Password").fill(account.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("You are logged in. Now send it again.")).toBeVisible();
  await expect(field).toHaveValue(text);
  const isCall = (url: string) =>
    typeof call === "string" ? url.endsWith(call.replace("**", "")) : call.test(url);
  // A form may read at the same address before it writes.
  const saved = page.waitForResponse((one) => one.request().method() !== "GET" && isCall(one.url()));
  await send.click();
  await confirm?.click();
  const answer = await saved;
  expect(answer.request().postData()).toContain(text);
  return answer.status();
}

/** An organizer of their own, with an event to which somebody has applied. */
async function organizerWithEvent(page: Page) {
  const account = await newPerson(page.request, "Over");
  await newOrganization(page, account);
  const more = { ...inJapaneseAlone, is_published: true, selection: "approval" };
  const { event, organizationId, headers } = await newEvent(page, account, more);
  const applicant = await newPerson(page.request, "Applicant");
  const path = `/api/v1/events/${event.id}/applications/apply`;
  await page.request.post(path, { headers: applicant.headers, data: {} });
  return { account, headers, at: { eventId: event.id, organizationId } };
}

for (const [name, form] of Object.entries(organizerForms)) {
  test(`what was typed stays through a log-in, and is what is sent: ${name}`, async ({ page }) => {
    const { account, at, headers } = await organizerWithEvent(page);
    await form.prepare?.(page, at, headers);
    await enter(page, account);
    await page.goto(form.path(at));
    await form.open?.(page);
    await form.fill?.(page);
    await form.field(page).fill(form.text);
    const status = await sendAcrossLogIn(page, account, {
      field: form.field(page),
      text: form.text,
      send: form.send(page),
      confirm: form.confirm?.(page),
      isAskedByServer: form.isAskedByServer,
      call: form.call,
    });
    expect([200, 201].includes(status)).toBe(!form.isRefused);
  });
}

test("what the product team has typed stays through a log-in, and is what is sent", async ({
  page,
  accounts,
}) => {
  await enter(page, accounts.product_team);
  await page.goto("/uniteamanage/help_articles/new");
  await page.getByLabel("Key").fill(`over_${Date.now()}`);
  await page.getByLabel("Title").first().fill("新しい記事");
  await sendAcrossLogIn(page, accounts.product_team, {
    field: page.getByLabel("Title").first(),
    text: "新しい記事",
    send: page.getByRole("button", { name: "Save", exact: true }),
    call: "**/help_articles",
  });
  await expect(page).toHaveURL(/\/edit$/);
  await page.goto("/uniteamanage/synonyms");
  await page.getByRole("button", { name: "Add a group" }).click();
  const words = page.getByRole("dialog").getByRole("textbox").first();
  await words.fill(`同義語${Date.now()}`);
  await sendAcrossLogIn(page, accounts.product_team, {
    field: words,
    text: await words.inputValue(),
    send: page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }),
    call: "**/synonym_groups",
  });
});

test(
  "what a student has typed into an application and a profile stays through a log-in, and is what is sent",
  inShortRun,
  async ({ page, accounts }) => {
    const question = {
      question_type_id: 4,
      index: 0,
      language_apply_questions_attributes: [{ language_id: 1, title: "一言" }],
    };
    const { event } = await newEvent(page, accounts.organizer, {
      is_published: true,
      apply_questions_attributes: [question],
    });
    const account = await newPerson(page.request, "Student");
    await enter(page, account);
    await page.goto("/me/settings");
    const name = page.getByLabel("First name");
    await name.fill("Renamed");
    const send = page.getByRole("button", { name: "Save", exact: true }).first();
    await sendAcrossLogIn(page, account, { field: name, text: "Renamed", send, call: "**/auth" });
    await page.goto(`/events/${event.id}/apply`);
    const answer = page.getByRole("textbox", { name: /一言/ });
    await answer.fill("楽しみです");
    await endSessionOnServer(page);
    await page.locator("main form button[type=submit]").click();
    const dialog = page.getByRole("dialog", { name: "You are not logged in any more" });
    await dialog.getByLabel("E-mail").fill(account.email);
    await dialog.getByLabel("Password").fill(account.password);
    // Applying goes on by itself after the log-in that came between.
    const sent = page.waitForRequest((request) => /applications\/apply$/.test(request.url()));
    await dialog.getByRole("button", { name: "Login" }).click();
    expect((await sent).postData()).toContain("楽しみです");
    // The page takes it out of the address at once.
    await expect(page).toHaveURL(/\/events\/\d+(\?just_applied=|$)/);
  },
);

test("whoever else logs in there finds nothing of what was typed", async ({ page, accounts }) => {
  const { account, at } = await organizerWithEvent(page);
  await enter(page, account);
  await page.goto(organizerForms.event?.path(at) ?? "");
  await page.getByLabel("Title").first().fill("自分だけの題");
  await endSessionOnServer(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "You are not logged in any more" });
  await dialog.getByLabel("E-mail").fill(accounts.student.email);
  await dialog.getByLabel("Password").fill(accounts.student.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/\?redirect_to=/);
  await expect(page.getByText("自分だけの題")).toHaveCount(0);
});

test("Escape in the log-in closes it alone, and not the dialog below with what was typed", async ({
  page,
}) => {
  const { account, at } = await organizerWithEvent(page);
  await enter(page, account);
  const form = organizerForms.invitation;
  if (!form) throw new Error("no form");
  await page.goto(form.path(at));
  await form.open?.(page);
  await form.field(page).fill(form.text);
  await endSessionOnServer(page);
  await form.send(page).click();
  const dialog = page.getByRole("dialog", { name: "You are not logged in any more" });
  await dialog.getByLabel("E-mail").press("Escape");
  await expect(dialog).toBeHidden();
  // A dialog that closes is there for some moments more.
  await page.waitForTimeout(500);
  await expect(form.field(page)).toHaveValue(form.text);
});
