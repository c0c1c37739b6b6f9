import type { APIRequestContext, Page } from "@playwright/test";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, logOut, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { onDesktops } from "./support/widths.ts";

const words = {
  ja: {
    email: "メールアドレス",
    password: "パスワード",
    login: "ログイン",
    wrong: "メールアドレスまたはパスワードが正しくありません",
    remind: "あとで知らせる",
    cancelRemind: "リマインドを取り消す",
    follow: "フォローする",
    following: "フォロー中",
    followed: "この団体をフォローしました",
    unfollow: "フォローをやめる",
    newPassword: "新しいパスワード",
    again: "パスワード（確認）",
    setPassword: "設定する",
    going: "参加する",
    save: "保存",
    saved: "保存されました",
    cancel: "申し込みを取り消す",
    cancelForSure: "申し込みを取り消す",
    firstName: "名",
    lastName: "姓",
    country: "国・地域",
    university: "大学",
    universityBlank: "大学を選択してください",
    otherUniversity: "その他",
    otemon: "追手門学院大学",
    ritsumeikan: "立命館大学",
    occupation: "職業",
    already: "すでに登録されているようです。",
    haveAccount: "すでに登録している方はこちら",
    leave: "退会手続きへ",
    leaveForGood: "退会する",
    notMyPassword: "パスワードが正しくありません",
    left: "退会しました",
  },
  en: {
    email: "E-mail",
    password: "Password",
    login: "Login",
    wrong: "Your email or password is incorrect.",
    remind: "Remind me later",
    cancelRemind: "Cancel remind",
    follow: "Follow",
    following: "Following",
    followed: "You have followed this organization",
    unfollow: "Unfollow",
    newPassword: "New password",
    again: "Password (again)",
    setPassword: "Set the password",
    going: "Going",
    cancel: "Cancel",
    cancelForSure: "Cancel my application",
    save: "Save",
    saved: "Saved",
    firstName: "First name",
    lastName: "Last name",
    country: "Country or region",
    university: "University",
    universityBlank: "University can't be blank",
    otherUniversity: "Other",
    otemon: "Otemon Gakuin University",
    ritsumeikan: "Ritsumeikan University",
    occupation: "Occupation",
    already: "You might already register...",
    haveAccount: "I have an account",
    leave: "Delete the account…",
    leaveForGood: "Delete for good",
    notMyPassword: "This is not your password",
    left: "Your account has been deleted.",
  },
};

/** An account of this test alone. */
async function newStudent(request: APIRequestContext, name: string) {
  const account = {
    email: `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`,
    password: "secret-1",
  };
  const answer = await request.post("/api/v1/auth", {
    data: {
      ...account,
      password_confirmation: account.password,
      first_name: "Mika",
      last_name: "Sample",
      country_id: 392,
      occupation_id: 2,
      confirm_success_url: `${process.env.SITE_URL}/home`,
    },
  });
  expect(answer.ok()).toBe(true);
  return account;
}

async function firstEvent(page: Page, asksNothing = false) {
  const { data } = await (await page.request.get("/api/v1/events")).json();
  const now = Date.now() + 3_600_000;
  return data.find(
    (event: {
      apply_due: string | null;
      start_at: string;
      is_full: boolean;
      is_created_by_hf: boolean;
      apply_questions: { is_required: boolean }[];
      asks_accommodation: boolean;
    }) =>
      Date.parse(event.apply_due ?? event.start_at) > now &&
      !event.is_full &&
      !event.is_created_by_hf &&
      !(asksNothing && (event.asks_accommodation || event.apply_questions.some((one) => one.is_required))),
  );
}

test("a wrong password is said; the right one leads on to where one wanted to go, never to another site", async ({
  page,
  language,
}) => {
  const w = words[language];
  const account = await newStudent(page.request, "login");
  const logIn = async (password: string) => {
    await page.getByLabel(w.email).fill(account.email);
    await page.getByLabel(w.password).fill(password);
    await page.locator("main").getByRole("button", { name: w.login, exact: true }).click();
  };
  await page.goto("/login?redirect_to=/me");
  await logIn("not-the-password");
  await expect(page.getByRole("alert")).toContainText(w.wrong);
  await logIn(account.password);
  await expect(page).toHaveURL(/\/me$/);
  await logOut(page);
  await page.goto("/login?redirect_to=https://example.org/");
  await logIn(account.password);
  await expect(page).toHaveURL(new RegExp(`^${process.env.SITE_URL}/$`));
});

test("a forgotten password is set anew through the mail", async ({ page, language }) => {
  const w = words[language];
  const account = await newStudent(page.request, "forgetful");
  await page.goto("/login/reset");
  await page.getByLabel(w.email).fill(account.email);
  await page.locator("main form").getByRole("button").last().click();
  await expect(page.getByText(account.email)).toBeVisible();
  const mail = await mailTo(account.email, /パスワード|password/i);
  const link = /https?:\S+reset_password_token\S+/.exec(mail.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(page).toHaveURL(/\/password/);
  await page.getByLabel(w.newPassword).fill("secret-2");
  await page.getByLabel(w.again).fill("secret-3");
  await page.getByRole("button", { name: w.setPassword }).click();
  await expect(page.getByLabel(w.again)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(w.again).fill("secret-2");
  await page.getByRole("button", { name: w.setPassword }).click();
  await expect(page).toHaveURL(/\/$/);
  await signInAs(page.request, { ...account, password: "secret-2" });
});

test("a link with somebody's session that may set no password signs nobody in as them", async ({
  page,
  language,
}) => {
  const w = words[language];
  const { email, password } = await newStudent(page.request, "stranger");
  const theirs = (await page.request.post("/api/v1/auth/sign_in", { data: { email, password } })).headers();
  const names = ["access-token", "client", "uid", "expiry"];
  expect(theirs["access-token"]).toBeTruthy();
  await page.goto(`/password?${new URLSearchParams(names.map((name) => [name, theirs[name] ?? ""]))}`);
  await page.getByLabel(w.newPassword).fill("secret-2");
  await page.getByLabel(w.again).fill("secret-2");
  const refused = page.waitForResponse("**/api/v1/auth/password");
  await page.getByRole("button", { name: w.setPassword }).click();
  expect((await refused).status()).toBe(422);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("tsudoi.session"))).toBeNull();
});

test("a visitor who wants to be reminded signs up first; a student sets the reminder and takes it back", async ({
  page,
  language,
}) => {
  const w = words[language];
  const event = await firstEvent(page);
  await page.goto(`/events/${event.id}`);
  await page.getByRole("button", { name: w.remind }).click();
  await expect(page).toHaveURL(`/signup?redirect_to=/events/${event.id}`);
  const { email, password } = await newStudent(page.request, "remind");
  await page.getByRole("link", { name: w.haveAccount }).click();
  await expect(page.getByRole("heading", { level: 1, name: w.login })).toBeVisible();
  await page.getByLabel(w.email).fill(email);
  await page.getByLabel(w.password).fill(password);
  await page.locator("main").getByRole("button", { name: w.login, exact: true }).click();
  await expect(page).toHaveURL(`/events/${event.id}`);
  await expect(page.getByRole("button", { name: w.cancelRemind })).toBeVisible();
  await page.goto("/me");
  await expect(page.locator("section[aria-labelledby=reminders]").getByRole("article")).toHaveCount(1);
  await page.goto(`/events/${event.id}`);
  await page.getByRole("button", { name: w.cancelRemind }).click();
  await expect(page.getByRole("button", { name: w.remind })).toBeVisible();
});

test(
  "cancelling an application asks in a dialog that Escape closes, and leaves the focus with the event",
  // On a phone it stands on the page of the application.
  onDesktops,
  async ({ page, language }) => {
    const w = words[language];
    const account = await newStudent(page.request, "cancel");
    const { id } = await firstEvent(page, true);
    const headers = await signInAs(page.request, account);
    const applied = await page.request.post(`/api/v1/events/${id}/applications/apply`, { headers, data: {} });
    expect(applied.ok()).toBe(true);
    await enterAs(page, account);
    await page.goto(`/events/${id}`);
    const cancel = page.getByRole("button", { name: w.cancel, exact: true });
    const dialog = page.getByRole("dialog");
    await cancel.click();
    await expect(dialog).toHaveAccessibleName(/\S/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await dialog.getByRole("button", { name: w.cancelForSure, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.locator("section:focus").getByRole("link", { name: w.going, exact: true }),
    ).toBeVisible();
  },
);

test("following from an event asks first, counts, shows in one's own page, and ends on the unfollow page", async ({
  page,
  language,
}) => {
  const w = words[language];
  const { id, owner_organization_id } = await firstEvent(page);
  await enterAs(page, await newStudent(page.request, "follow"));
  await page.goto(`/events/${id}`);
  const hosts = page.locator("section[aria-labelledby=hosts]");
  const count = hosts.getByText(/人がフォロー| follower/).first();
  const followers = async () => Number.parseInt((await count.textContent()) ?? "", 10);
  const before = await followers();
  await hosts.getByRole("button", { name: w.follow, exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: w.follow, exact: true }).click();
  await expect(page.getByText(w.followed)).toBeVisible();
  await expect(hosts.getByRole("button", { name: w.following })).toBeVisible();
  await expect.poll(followers).toBe(before + 1);
  await hosts.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/organizations/${owner_organization_id}$`));
  await expect(page.getByRole("button", { name: w.following })).toBeVisible();
  await page.goto("/me/following");
  await page.locator("section[aria-labelledby=follows]").getByRole("link", { name: w.unfollow }).click();
  await expect(page).toHaveURL(/\/unfollow$/);
  await page.getByRole("button", { name: w.unfollow }).click();
  await page.goto("/me/following");
  await expect(page.locator("section[aria-labelledby=follows]").getByRole("listitem")).toHaveCount(0);
});

test("whoever has an account already is led from the application to the log-in and back", async ({
  page,
  language,
}) => {
  const w = words[language];
  const { id } = await firstEvent(page);
  const account = await newStudent(page.request, "again");
  const address = `/events/${id}/apply`;
  await page.goto(address);
  await page.getByLabel(w.firstName).first().fill("Mika");
  await page.getByLabel(w.lastName).first().fill("Sample");
  await page.getByLabel(w.email).fill(account.email);
  await page.getByLabel(w.password).fill(account.password);
  await page.getByLabel(w.country).selectOption("392");
  await page.getByLabel(w.occupation).selectOption("2");
  await page.locator("main form").getByRole("button").last().click();
  const said = page.getByRole("alert");
  await expect(said).toContainText(w.already);
  const back = `/login?redirect_to=${address}`;
  await expect(said.getByRole("link")).toHaveAttribute("href", back);
  await expect(page.getByRole("link", { name: w.haveAccount })).toHaveAttribute("href", back);
});

test("a student chooses a university by name or 'Other', and nothing is chosen for them", async ({
  page,
  language,
}, testInfo) => {
  const w = words[language];
  await page.goto("/signup");
  await page.getByLabel(w.occupation).selectOption("1");
  const university = page.getByRole("combobox", { name: w.university, exact: true });
  const options = page.getByRole("listbox").getByRole("option");
  const prefecture = page.locator('select[name="person.prefecture_id"]');
  await expect(university).toHaveValue("");
  await page.locator("main form").getByRole("button").last().click();
  await expect(page.getByText(w.universityBlank)).toBeVisible();
  await university.fill("oute");
  await expect(options.last()).toHaveText(w.otherUniversity);
  await university.fill("おうてもん");
  await university.press("ArrowDown");
  await lookAt(page, "sign-up-university", testInfo);
  await university.press("Enter");
  await expect(university).toHaveValue(w.otemon);
  await expect(prefecture).toHaveValue("27");
  await expect(page.getByText(w.universityBlank)).toHaveCount(0);
  await prefecture.selectOption("26");
  await expect(university).toHaveValue("");
  await university.fill("ritsumeikan");
  await options.first().click();
  await expect(university).toHaveValue(w.ritsumeikan);
  await university.fill("");
  await options.last().click();
  await expect(university).toHaveValue(w.otherUniversity);
});

test("the unfollow page asks a visitor to log in and comes back", async ({ page }) => {
  await page.goto("/organizations/1/unfollow");
  await expect(page).toHaveURL(/\/login\?redirect_to=/);
});

test(
  "with the keyboard alone one logs in, finds an event and applies",
  // Phones have no keyboard.
  onDesktops,
  async ({ page, language }) => {
    const w = words[language];
    const account = await newStudent(page.request, "keyboard");
    const { id } = await firstEvent(page);
    await page.goto(`/login?redirect_to=/events/${id}`);
    const tabTo = async (target: ReturnType<Page["locator"]>) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press("Tab");
        if (await target.evaluate((node) => node === document.activeElement)) return;
      }
      throw new Error("the keyboard does not get there");
    };
    await tabTo(page.getByLabel(w.email));
    await page.keyboard.type(account.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
    await tabTo(page.getByRole("link", { name: w.going, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/events/${id}(/apply|\\?just_applied=|$)`));
  },
);

test("a person changes their name, and leaves for good", async ({ page, language }) => {
  const w = words[language];
  const account = await newStudent(page.request, "leaver");
  await enterAs(page, account);
  await page.goto("/me/settings");
  await page.getByLabel(w.firstName).first().fill("Rena");
  await page.getByRole("button", { name: w.save }).click();
  await expect(page.getByRole("status").getByText(w.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByText(language === "ja" ? /Sample Rena/ : /Rena Sample/)).toBeVisible();
  await page.getByRole("button", { name: w.leave }).click();
  const password = page.getByRole("dialog").getByLabel(w.password);
  await password.fill("not-my-password");
  await page.getByRole("button", { name: w.leaveForGood }).click();
  await expect(password).toHaveAccessibleDescription(w.notMyPassword);
  await expect(password).toBeFocused();
  await password.fill(account.password);
  await page.getByRole("button", { name: w.leaveForGood }).click();
  await expect(page.getByText(w.left)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${process.env.SITE_URL}/$`));
  const again = await page.request.post("/api/v1/auth/sign_in", { data: account });
  expect(again.status()).toBe(401);
});
