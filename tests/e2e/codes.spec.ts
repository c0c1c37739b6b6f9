import type { Page } from "@playwright/test";
import { codeAt } from "../factories/totp.ts";
import { readQrCodes } from "../support/read-qr-codes.ts";
import { inShortRun } from "../support/short-run.ts";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  en: {
    email: "E-mail",
    password: "Password",
    login: "Login",
    turnOn: "Turn on codes",
    proof: "Is it you?",
    proofPassword: "Your password",
    goOn: "Continue",
    scan: "QR code for your authenticator app",
    shown: "Code that the app shows now",
    confirm: "Turn on",
    wrong: /is not right/,
    save: "Save your recovery codes",
    done: "Done",
    first: "Please save the codes and tick the box first.",
    saved: "I have saved these codes",
    download: "Download",
    left: /10 recovery codes are left/,
    code: "Code of your app",
    refused: /This code is not right/,
    toRecovery: "Use a recovery code",
    recovery: "Recovery code",
    newPassword: "New password",
    changed: "Your password has been changed",
  },
  ja: {
    email: "メールアドレス",
    password: "パスワード",
    login: "ログイン",
    turnOn: "確認コードをオンにする",
    proof: "本人確認",
    proofPassword: "パスワード",
    goOn: "続ける",
    scan: "認証アプリ用のQRコード",
    shown: "アプリに表示されているコード",
    confirm: "オンにする",
    wrong: /正しくありません/,
    save: "リカバリーコードを保存してください",
    done: "完了",
    first: "コードを保存してから、チェックを入れてください。",
    saved: "リカバリーコードを保存しました",
    download: "ダウンロード",
    left: /リカバリーコードの残り：10個/,
    code: "認証アプリの確認コード",
    refused: /コードが正しくない/,
    toRecovery: "リカバリーコードを使う",
    recovery: "リカバリーコード",
    newPassword: "新しいパスワード",
    changed: "パスワードを変更しました",
  },
};
type Words = (typeof words)["en"];
const wordsOf = (language: string): Words => words[language === "ja" ? "ja" : "en"];

/** The next code of the app: that of now may have been taken. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);

async function switchOn(page: Page, t: Words) {
  await page.getByRole("button", { name: t.turnOn }).click();
  const proof = page.getByRole("dialog", { name: t.proof });
  await proof.getByLabel(t.proofPassword, { exact: true }).fill("secret-1");
  await proof.getByRole("button", { name: t.goOn }).click();
  const picture = await page.getByRole("img", { name: t.scan }).screenshot();
  const [address = ""] = await readQrCodes(picture);
  return new URL(address).searchParams.get("secret") ?? "";
}

const logOut = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem("tsudoi.session");
  });

async function shownRecoveryCodes(page: Page): Promise<string[]> {
  const shown = page.locator("li code");
  await expect(shown).toHaveCount(10);
  return shown.allTextContents();
}

test(
  "an app that has read the QR code shows codes that log in, and a recovery code does once",
  inShortRun,
  async ({ page, language }, info) => {
    const t = wordsOf(language);
    const account = await newPerson(page.request, "codes");
    await page.goto("/login?redirect_to=/me/security");
    const logIn = async () => {
      await page.getByLabel(t.email).fill(account.email);
      await page.getByLabel(t.password, { exact: true }).fill(account.password);
      await page.locator("main form").getByRole("button", { name: t.login, exact: true }).click();
    };
    await logIn();
    const secret = await switchOn(page, t);
    await page.getByLabel(t.shown).fill("000000");
    await page.getByRole("button", { name: t.confirm, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(t.wrong);
    await lookAt(page, "setting-up-codes", info);
    await page.getByLabel(t.shown).fill(codeAt(secret, Date.now()));
    await page.getByRole("button", { name: t.confirm, exact: true }).click();
    await expect(page.getByRole("heading", { name: t.save })).toBeFocused();
    await lookAt(page, "recovery-codes", info);
    const recoveryCodes = await shownRecoveryCodes(page);
    expect(recoveryCodes).toHaveLength(10);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: t.download }).click();
    expect((await downloading).suggestedFilename()).toBe("tsudoi-recovery-codes.txt");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.locator("li code").first()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: t.done }).click();
    await expect(page.getByRole("alert")).toHaveText(t.first);
    await page.getByLabel(t.saved).check();
    await page.getByRole("button", { name: t.done }).click();
    await expect(page.getByText(t.left)).toBeVisible();
    await lookAt(page, "codes-on", info);

    await logOut(page);
    await page.goto("/login?redirect_to=/me/security");
    await logIn();
    const code = page.getByLabel(t.code);
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");
    await code.fill("000000");
    await code.press("Enter");
    await expect(page.getByText(t.refused)).toBeVisible();
    await expect(code).toBeFocused();
    await expect(page.getByLabel(t.password, { exact: true })).toHaveValue(account.password);
    await lookAt(page, "log-in-with-code", info);
    await code.fill(nextCode(secret));
    await code.press("Enter");
    await expect(page.getByText(t.left)).toBeVisible();

    await logOut(page);
    await page.goto("/login?redirect_to=/me/security");
    await logIn();
    await page.getByRole("button", { name: t.toRecovery }).click();
    await page.getByLabel(t.recovery).fill(recoveryCodes[0] ?? "");
    await page.getByLabel(t.recovery).press("Enter");
    await expect(page).toHaveURL(/\/me\/security/);
  },
);

test("above a page whose session is over, and after a mail's link, the code is asked for", async ({
  page,
  language,
}) => {
  const t = wordsOf(language);
  const account = await newPerson(page.request, "codes-elsewhere");
  await enterAs(page, account);
  await page.goto("/me/security");
  const secret = await switchOn(page, t);
  await page.getByLabel(t.shown).fill(codeAt(secret, Date.now()));
  await page.getByRole("button", { name: t.confirm, exact: true }).click();
  const recoveryCodes = await shownRecoveryCodes(page);
  await page.getByLabel(t.saved).check();
  await page.getByRole("button", { name: t.done }).click();
  await expect(page.getByText(t.left)).toBeVisible();

  await page.request.delete("/api/v1/auth/sign_out", { headers: account.headers });
  await page.getByLabel(/^(New e-mail address|新しいメールアドレス)$/).fill("elsewhere@example.com");
  const main = page.locator("main");
  const ofChange = main.locator("[aria-labelledby=email] input[type=password]");
  await ofChange.fill(account.password);
  await ofChange.press("Enter");
  const dialog = page.locator("dialog[open]");
  await dialog.getByLabel(t.email).fill(account.email);
  await dialog.getByLabel(t.password, { exact: true }).fill(account.password);
  await expect(dialog.getByRole("button", { name: /passkey|パスキー/ })).toBeVisible();
  await dialog.getByLabel(t.password, { exact: true }).press("Enter");
  await dialog.getByRole("button", { name: t.toRecovery }).click();
  await dialog.getByLabel(t.recovery).fill(recoveryCodes[1] ?? "");
  await dialog.getByLabel(t.recovery).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/^(New e-mail address|新しいメールアドレス)$/)).toHaveValue(
    "elsewhere@example.com",
  );
});

test("a mail's link to set a new password asks for the code first", async ({ page, language }) => {
  const t = wordsOf(language);
  const account = await newPerson(page.request, "codes-reset");
  await page.goto("/login/reset");
  await page.getByLabel(t.email).fill(account.email);
  // The first link proves the address; codes that were on before would end with it.
  const firstMail = async () => {
    await page.locator("main form").getByRole("button").last().click();
    const { text = "" } = await mailTo(account.email, /password|パスワード/i);
    return text.match(/http\S+reset_password_token=\S+/)?.[0] ?? "";
  };
  await page.goto(await firstMail());
  const { headers } = await page.request
    .post("/api/v1/auth/sign_in", { data: account })
    .then((answer) => ({ headers: answer.headers() }));
  const as = Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, headers[name] ?? ""]));
  const data = { current_password: account.password };
  const begun = await (await page.request.post("/api/v1/users/own/totp", { headers: as, data })).json();
  const { secret } = begun.data;
  await page.request.put("/api/v1/users/own/totp", {
    headers: as,
    data: { code: codeAt(secret, Date.now()) },
  });
  const link = await mailTo(account.email, /password|パスワード/i);
  await page.goto(link.text?.match(/http\S+reset_password_token=\S+/)?.[0] ?? "");
  await expect(page).toHaveURL(/\/password$/);
  await page.getByLabel(t.code).fill(nextCode(secret));
  await page.getByLabel(t.code).press("Enter");
  await page.getByLabel(t.newPassword).fill("secret-2");
  await page.getByLabel(/^Password \(again\)|パスワード（確認）/).fill("secret-2");
  await page.locator("main form").getByRole("button").last().click();
  await expect(page.getByText(t.changed)).toBeVisible();
});
