import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { organizerForms } from "./support/organizer-forms.ts";
import { newPerson } from "./support/people.ts";
import { logInAtProvider, signUpByProvider } from "./support/provider.ts";
import { expect, test } from "./support/site.ts";
import { onDesktops } from "./support/widths.ts";

const words = {
  en: {
    save: "Save",
    over: "You are not logged in any more",
    besides: /Log in with kyoto account.*new tab/,
    goBack: /^Close this tab/,
    notConnected: /^No account here is connected/,
    cancelled: /The log-in was cancelled/,
    newEmail: "New e-mail address",
    again: "Log in again with kyoto account",
    proved: /We know that it is you/,
    sendLink: "Send the link",
    sent: /We have sent a mail/,
  },
  ja: {
    save: "保存する",
    over: "ログインの有効期限が切れました",
    besides: /kyotoアカウントでログイン.*新しいタブ/,
    goBack: /^このタブを閉じて/,
    notConnected: /連携しているアカウントがありません/,
    cancelled: /ログインは中断されました/,
    newEmail: "新しいメールアドレス",
    again: "kyotoアカウントで確認する",
    proved: /本人確認が済んでいます/,
    sendLink: "確認メールを送る",
    sent: /にメールを送りました/,
  },
};

type Words = (typeof words)["en" | "ja"];

const newAddress = () => `beside-${randomUUID()}@kyoto.example`;
const firstName = (page: Page) => page.locator('input[name="person.first_name"]');
const storedSession = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("tsudoi.session") ?? localStorage.getItem("tsudoi.session"));

/** As when somebody logs this device out from elsewhere. */
async function endSessionOnServer(page: Page) {
  const headers = JSON.parse((await storedSession(page)) ?? "{}");
  expect((await page.request.delete("/api/v1/auth/sign_out", { headers })).status()).toBe(200);
}

/**
 * Sends what is typed without a session, and opens the provider in a tab beside the page. Where the page asks only now whose it is, the
 * dialog may lie above the button already: the press does not look what it would hit.
 */
async function openBeside(page: Page, t: Words, send: Locator) {
  await endSessionOnServer(page);
  await send.dispatchEvent("click");
  const dialog = page.getByRole("dialog", { name: t.over });
  const opening = page.context().waitForEvent("page");
  await dialog.getByRole("link", { name: t.besides }).click();
  return { dialog, beside: await opening };
}

/** Another account at the provider than the one that it knows in this browser. */
const logOutAtProvider = (context: BrowserContext) => context.clearCookies({ name: /^_session/ });

for (const isShared of [false, true]) {
  const computer = isShared ? "a shared computer" : "one's own device";
  test(
    `whoever has no password logs in again beside the page, and sends what was typed, on ${computer}`,
    inShortRun,
    async ({ page, language }) => {
      const t = words[language];
      await signUpByProvider(page, language, { email: newAddress(), path: "/me/settings", isShared });
      const name = firstName(page);
      await name.fill("Typed before");
      const save = page.getByRole("button", { name: t.save, exact: true }).first();
      const { dialog, beside } = await openBeside(page, t, save);
      // The provider knows this browser, and asks nothing.
      await expect(dialog).toBeHidden();
      // It closes itself.
      await expect.poll(() => beside.isClosed()).toBe(true);
      await expect(name).toHaveValue("Typed before");
      const saving = page.waitForResponse("**/api/v1/auth");
      await save.click();
      const saved = await saving;
      expect(saved.request().postData()).toContain("Typed before");
      expect(saved.status()).toBe(200);
      const stored = await page.evaluate(() => [
        localStorage.getItem("tsudoi.session") !== null,
        sessionStorage.getItem("tsudoi.session") !== null,
      ]);
      expect(stored).toEqual(isShared ? [false, true] : [true, false]);
    },
  );
}

test(
  "what an organizer typed stays while they log in beside the page",
  // The forms are named in English.
  onDesktops,
  async ({ page, language }) => {
    const t = words[language];
    const form = organizerForms.event;
    if (!form) throw new Error("no form");
    const account = await newPerson(page.request, "Beside");
    await newOrganization(page, account);
    const { event, organizationId } = await newEvent(page, account);
    await page.goto("/login?redirect_to=/me/security");
    await page.getByLabel("E-mail").fill(account.email);
    await page.getByLabel("Password").fill(account.password);
    await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
    await page.getByRole("button", { name: "Connect kyoto account" }).click();
    await logInAtProvider(page, newAddress());
    await expect(page.getByRole("button", { name: "Disconnect: kyoto account" })).toBeVisible();
    await page.goto(form.path({ eventId: event.id, organizationId }));
    await form.field(page).fill(form.text);
    const { dialog, beside } = await openBeside(page, t, form.send(page));
    await expect(dialog).toBeHidden();
    await beside.close();
    await expect(form.field(page)).toHaveValue(form.text);
  },
);

test("a provider's account that nobody has, and a no there, leave the page as it is", async ({
  page,
  context,
  language,
}, info) => {
  const t = words[language];
  await signUpByProvider(page, language, { email: newAddress(), path: "/me/settings" });
  const name = firstName(page);
  await name.fill("Typed before");
  await logOutAtProvider(context);
  const save = page.getByRole("button", { name: t.save, exact: true }).first();
  const { dialog, beside } = await openBeside(page, t, save);
  await logInAtProvider(beside, newAddress());
  await expect(dialog.getByRole("alert")).toHaveText(t.notConnected);
  await beside.close();
  await logOutAtProvider(context);
  const opening = context.waitForEvent("page");
  await dialog.getByRole("link", { name: t.besides }).click();
  const again = await opening;
  await logInAtProvider(again, "");
  await expect(again.getByRole("alert")).toHaveText(t.cancelled);
  await expect(again.getByText(t.goBack)).toBeVisible();
  await lookAt(again, "log-in-beside", info);
  await again.close();
  await expect(name).toHaveValue("Typed before");
});

test("a log-in beside a page that was closed meanwhile goes on in its own tab", async ({
  page,
  context,
  language,
}) => {
  const t = words[language];
  await signUpByProvider(page, language, { email: newAddress(), path: "/me/settings" });
  await firstName(page).fill("Typed before");
  await logOutAtProvider(context);
  const save = page.getByRole("button", { name: t.save, exact: true }).first();
  const { beside } = await openBeside(page, t, save);
  await expect(beside.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.goto("/robots.txt");
  await logInAtProvider(beside, newAddress());
  await expect(
    beside.getByText(/^You logged in with kyoto account|kyotoアカウントでログインしました/),
  ).toBeVisible();
  await beside.close();
});

test(
  "a proof by a provider is given in a tab beside the page, and what was typed stays",
  inShortRun,
  async ({ page, context, language }) => {
    const t = words[language];
    const email = newAddress();
    await signUpByProvider(page, language, { email, path: "/me" });
    // As ten minutes later.
    const proof = "**/api/v1/users/own/proof";
    await page.route(proof, (route) =>
      route.fulfill({ json: { data: { has_password: false, proved_until: null } } }),
    );
    await page.goto("/me/security");
    await page.getByLabel(t.newEmail).fill(newAddress());
    const typed = await page.getByLabel(t.newEmail).inputValue();
    const opening = context.waitForEvent("page");
    await page.getByRole("button", { name: t.again }).click();
    const beside = await opening;
    await page.unroute(proof);
    await logInAtProvider(beside, email);
    await expect(page.getByText(t.proved)).toBeVisible();
    await expect(page.getByLabel(t.newEmail)).toHaveValue(typed);
    await page.getByRole("button", { name: t.sendLink }).click();
    await expect(page.getByText(t.sent)).toBeVisible();
    if (!beside.isClosed()) await beside.close();
  },
);
