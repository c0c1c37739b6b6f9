import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { newPerson } from "./support/people.ts";
import { logInAtProvider } from "./support/provider.ts";
import { expect, test } from "./support/site.ts";

const words = {
  en: {
    logIn: "Log in with kyoto account",
    signUp: "Sign up with kyoto account",
    country: "Country or region",
    occupation: "Occupation",
    submit: "Sign up",
    email: "E-mail",
    password: "Password",
    login: "Login",
    join: /has an account already/,
    cancelled: /The log-in was cancelled/,
    expired: /began in another browser/,
    title: "Signing in and devices",
    connected: "Connected accounts",
    connect: "Connect kyoto account",
    disconnect: "Disconnect: kyoto account",
    confirm: "Disconnect",
    gone: "kyoto account was disconnected.",
    lastWay: /This is your last way to log in/,
    newEmail: "New e-mail address",
    proved: /We know that it is you/,
    again: "Log in again with kyoto account",
    sendLink: "Send the link",
    sent: /We have sent a mail/,
  },
  ja: {
    logIn: "kyotoアカウントでログイン",
    signUp: "kyotoアカウントで登録",
    country: "国・地域",
    occupation: "職業",
    submit: "登録する",
    email: "メールアドレス",
    password: "パスワード",
    login: "ログイン",
    join: /はすでに登録されています/,
    cancelled: /ログインは中断されました/,
    expired: /別のブラウザで始められた/,
    title: "ログインと端末",
    connected: "連携しているログイン方法",
    connect: "kyotoアカウントを連携する",
    disconnect: "連携を解除する: kyotoアカウント",
    confirm: "連携を解除する",
    gone: "kyotoアカウントの連携を解除しました。",
    lastWay: /最後のログイン方法は解除できません/,
    newEmail: "新しいメールアドレス",
    proved: /本人確認が済んでいます/,
    again: "kyotoアカウントで確認する",
    sendLink: "確認メールを送る",
    sent: /にメールを送りました/,
  },
};

const wordsOf = (language: string) => words[language === "ja" ? "ja" : "en"];
const newAddress = () => `aoi-${randomUUID()}@kyoto.example`;

const logOut = (page: Page) => page.evaluate(() => localStorage.removeItem("tsudoi.session"));

test(
  "somebody new signs up through a provider without a password, and is known the next time",
  inShortRun,
  async ({ page, language }, info) => {
    const t = wordsOf(language);
    const email = newAddress();
    await page.goto("/signup?redirect_to=/me/security");
    await page.getByRole("link", { name: t.signUp }).click();
    await logInAtProvider(page, email);
    await expect(page.getByRole("textbox", { name: t.email })).toHaveValue(email);
    expect(page.url()).toMatch(/\/login\/provider$/);
    await expect(page.getByLabel(t.password, { exact: true })).toHaveCount(0);
    await lookAt(page, "provider-sign-up", info);
    await page.getByLabel(t.country).selectOption("392");
    await page.getByLabel(t.occupation).selectOption("2");
    await page.getByRole("button", { name: t.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/me\/security$/);
    await expect(page.getByRole("heading", { name: t.connected })).toBeVisible();
    await lookAt(page, "security-without-password", info);

    // The last way in stays.
    await page.getByRole("button", { name: t.disconnect }).click();
    await page.getByRole("dialog").getByRole("button", { name: t.confirm }).click();
    await expect(page.getByText(t.lastWay)).toBeVisible();

    await logOut(page);
    await page.goto("/login?redirect_to=/me/security");
    await lookAt(page, "log-in-with-provider", info);
    await page.getByRole("link", { name: t.logIn }).click();
    await expect(page).toHaveURL(/\/me\/security$/);
    await expect(page.getByText(t.proved)).toBeVisible();
    await page.getByLabel(t.newEmail).fill(newAddress());
    await page.getByRole("button", { name: t.sendLink }).click();
    await expect(page.getByText(t.sent)).toBeVisible();
  },
);

test("whose address has an account joins it by logging in once, and disconnects it again", async ({
  page,
  language,
}, info) => {
  const t = wordsOf(language);
  const account = await newPerson(page.request, "joining");
  const mail = await mailTo(account.email, /./);
  const link = /https?:\S+auth\/confirmation\S+/.exec(mail.text ?? "")?.[0] ?? "";
  await page.request.get(link, { maxRedirects: 0 });
  await page.goto("/login?redirect_to=/me/security");
  await page.getByRole("link", { name: t.logIn }).click();
  await logInAtProvider(page, account.email);
  await expect(page.getByText(t.join)).toBeVisible();
  await expect(page.getByRole("textbox", { name: t.email })).toHaveValue(account.email);
  await lookAt(page, "provider-join", info);
  await page.getByLabel(t.password, { exact: true }).fill(account.password);
  await page.locator("form").getByRole("button", { name: t.login, exact: true }).click();
  await expect(page).toHaveURL(/\/me\/security$/);
  await page.getByRole("button", { name: t.disconnect }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.confirm }).click();
  const proof = page.getByRole("dialog", { name: /Is it you|本人確認/ });
  await lookAt(page, "provider-proof", info);
  await proof.getByLabel(t.password).fill(account.password);
  await proof.getByRole("button", { name: /Continue|続ける/ }).click();
  await expect(page.getByText(t.gone)).toBeVisible();
  await expect(page.getByRole("button", { name: t.connect })).toBeVisible();
});

test("who says no at the provider, or opens an old answer, is told so at the log-in", async ({
  page,
  language,
}) => {
  const t = wordsOf(language);
  await page.goto("/login");
  await page.getByRole("link", { name: t.logIn }).click();
  await logInAtProvider(page, "");
  await expect(page.getByRole("alert")).toHaveText(t.cancelled);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/api/v1/auth/oidc/kyoto/callback?code=a&state=b");
  await expect(page.getByRole("alert")).toHaveText(t.expired);
});

test("a session that was chosen for this window alone is that after the provider, too", async ({
  page,
  language,
}) => {
  const t = wordsOf(language);
  await page.goto("/login?redirect_to=/me");
  await page.getByRole("checkbox").check();
  await page.getByRole("link", { name: t.logIn }).click();
  await logInAtProvider(page, newAddress());
  await page.getByLabel(t.country).selectOption("392");
  await page.getByLabel(t.occupation).selectOption("2");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: t.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/me$/);
  const sessions = await page.evaluate(() => [
    localStorage.getItem("tsudoi.session"),
    sessionStorage.getItem("tsudoi.session") !== null,
  ]);
  expect(sessions).toEqual([null, true]);
});
