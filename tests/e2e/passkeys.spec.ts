import type { Page, Route } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import { lookAt } from "./support/look.ts";
import { newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  en: {
    email: "E-mail",
    password: "Password",
    login: "Login",
    offer: "Log in faster next time",
    add: "Add a passkey",
    notNow: "Not now",
    byPasskey: "Log in with a passkey",
    failed: /That passkey didn’t work/,
    title: "Signing in and devices",
    name: "Name",
    added: "The passkey was added.",
    remove: "Delete",
    proof: "Is it you?",
    usePasskey: "Use a passkey",
    gone: "The passkey “Library card” was deleted.",
  },
  ja: {
    email: "メールアドレス",
    password: "パスワード",
    login: "ログイン",
    offer: "次回から、もっと簡単にログイン",
    add: "パスキーを追加する",
    notNow: "今はしない",
    byPasskey: "パスキーでログイン",
    failed: /パスキーを確認できませんでした/,
    title: "ログインと端末",
    name: "名前",
    added: "パスキーを追加しました。",
    remove: "削除する",
    proof: "本人確認",
    usePasskey: "パスキーで確認する",
    gone: "パスキー「Library card」を削除しました。",
  },
};
type Device = Awaited<ReturnType<typeof addAuthenticator>>;
type Words = (typeof words)["en"];

const wordsOf = (language: string): Words => words[language === "ja" ? "ja" : "en"];

async function logIn(page: Page, account: { email: string; password: string }, t: Words, to = "/me") {
  await page.goto(`/login?redirect_to=${to}`);
  await page.getByLabel(t.email).fill(account.email);
  await page.getByLabel(t.password, { exact: true }).fill(account.password);
  await page.locator("form").getByRole("button", { name: t.login, exact: true }).click();
}

const options = "**/auth/passkey/options";

/** Opens the log-in while the owner does not touch the device, until the browser waits for it. */
async function openLogIn(page: Page, device: Device, to = "/me") {
  await device.touch(false);
  const asked = page.waitForResponse(options);
  await page.goto(`/login?redirect_to=${to}`);
  await page.locator("input[type=email]").focus();
  await asked;
}

/** Presses the button, and touches the device; what it was asked before that waits in vain. */
async function pressAndTouch(page: Page, device: Device, t: Words) {
  const touchFirst = async (route: Route) => {
    await device.touch(true);
    await route.continue();
  };
  await page.route(options, touchFirst, { times: 1 });
  await page.getByRole("button", { name: t.byPasskey }).click();
}

const logOut = (page: Page) => page.evaluate(() => localStorage.removeItem("tsudoi.session"));

test(
  "a passkey is offered after a log-in, and logs in by a press and by autofill",
  inShortRun,
  async ({ page, language }, info) => {
    const t = wordsOf(language);
    const account = await newPerson(page.request, "passkey");
    const device = await addAuthenticator(page);
    await logIn(page, account, t, "/me/security");
    await expect(page.getByRole("heading", { name: t.offer })).toBeFocused();
    await lookAt(page, "passkey-offer", info);
    await page.getByRole("button", { name: t.add }).click();
    await expect(page.getByText(t.added)).toBeVisible();
    await expect(page).toHaveURL(/\/me\/security/);
    await expect(page.getByText(t.added)).toBeHidden();
    await lookAt(page, "security", info);

    // The browser offers it in the field while the owner does not touch the device; the press takes its place.
    await logOut(page);
    await openLogIn(page, device);
    await lookAt(page, "log-in-with-passkey", info);
    await pressAndTouch(page, device, t);
    await expect(page).toHaveURL(/\/me/);

    await logOut(page);
    await page.goto("/login?redirect_to=/me/security");
    await page.locator("[autocomplete~=webauthn]").focus();
    await expect(page.getByRole("heading", { name: t.title })).toBeVisible();
    await device.remove();
  },
);

test("a press before autofill is ready logs in", async ({ page, language }) => {
  const t = wordsOf(language);
  const account = await newPerson(page.request, "pressed-early");
  const device = await addAuthenticator(page);
  await logIn(page, account, t);
  await page.getByRole("button", { name: t.add }).click();
  await expect(page.getByText(t.added)).toBeVisible();
  await logOut(page);
  let requests = 0;
  await page.route(options, async (route) => {
    requests += 1;
    if (requests === 1) await new Promise((resolve) => setTimeout(resolve, 1000));
    // Later ones belong to the page that follows, when the device may be gone.
    else if (requests === 2) await device.touch(true);
    await route.continue();
  });
  await device.touch(false);
  const asked = page.waitForRequest(options);
  await page.goto("/login?redirect_to=/calendar");
  await page.getByLabel(t.email).focus();
  await asked;
  await page.getByRole("button", { name: t.byPasskey }).click();
  await expect(page).toHaveURL(/\/calendar/);
  await device.remove();
});

test("what a passkey takes is fetched with the first focus, not with the page", async ({
  page,
  language,
}) => {
  const t = wordsOf(language);
  let isFetched = false;
  page.on("request", (request) => {
    isFetched ||= request.url().includes("passkey-parts");
  });
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  expect(isFetched).toBe(false);
  await page.getByLabel(t.email).focus();
  await expect.poll(() => isFetched).toBe(true);
});

test("“Not now” is heard for good", async ({ page, language }) => {
  const t = wordsOf(language);
  const account = await newPerson(page.request, "not-now");
  const device = await addAuthenticator(page);
  await logIn(page, account, t);
  await page.getByRole("button", { name: t.notNow }).click();
  await expect(page).toHaveURL(/\/me$/);
  await logOut(page);
  await logIn(page, account, t);
  await expect(page).toHaveURL(/\/me$/);
  await device.remove();
});

test(
  "a passkey gets a name, is deleted after a proof, and logs nobody in any more",
  inShortRun,
  async ({ page, language }, info) => {
    const t = wordsOf(language);
    const account = await newPerson(page.request, "deleting");
    const device = await addAuthenticator(page);
    await logIn(page, account, t, "/me/security");
    await page.getByRole("button", { name: t.notNow }).click();
    await page.getByLabel(t.name, { exact: true }).fill("Library card");
    await page.getByRole("button", { name: t.add }).click();
    await page.getByRole("button", { name: `${t.remove}: Library card` }).click();
    const question = page.getByRole("dialog", { name: /Library card/ });
    await question.getByRole("button", { name: t.remove }).click();
    const proof = page.getByRole("dialog", { name: t.proof });
    await expect(page.getByText(t.added)).toBeHidden();
    await lookAt(page, "passkey-proof", info);
    await proof.getByRole("button", { name: t.usePasskey }).click();
    await expect(page.getByText(t.gone)).toBeVisible();
    await expect(page.getByText("Library card", { exact: true })).toHaveCount(0);

    await logOut(page);
    await openLogIn(page, device);
    await pressAndTouch(page, device, t);
    await expect(page.getByRole("alert")).toHaveText(t.failed);
    await device.remove();
  },
);
