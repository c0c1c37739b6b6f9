import { inShortRun } from "../support/short-run.ts";
import { fillSignUp } from "./support/fill-sign-up.ts";
import { mailTo } from "./support/mailbox.ts";
import { signInAs } from "./support/people.ts";
import { searchField } from "./support/search-field.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    going: "参加する",
    submit: "登録して申し込む",
    required: "必須の質問です",
    firstNameBlank: "名を入力してください",
    applied: "申し込みが完了しました。",
    youAreGoing: "申し込み済みです",
    subject: /^申し込み完了：/,
    confirm: /メールアドレスの確認/,
    welcome: "メールアドレスを確認しました。",
    list: "もっと見る",
  },
  en: {
    going: "Going",
    submit: "Sign up and apply",
    required: "This is a required question",
    firstNameBlank: "First Name can't be blank",
    applied: "You successfully applied.",
    youAreGoing: "You are going",
    subject: /^You are going: /,
    confirm: /confirm your e-mail/,
    welcome: "Your e-mail address is confirmed.",
    list: "Show more",
  },
};

test(
  "a student finds an event, answers its questions, signs up in the same step and gets the mails",
  { tag: [inShortRun.tag, atBothWidths.tag] },
  async ({ page, language }, testInfo) => {
    const w = words[language];
    const address = `student-${testInfo.project.name}-${Date.now()}@example.com`;
    await page.goto("/");
    await searchField(page).fill(language === "ja" ? "雪まつり" : "snow festival");
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(/q=/);
    const found = page.locator("section[aria-labelledby=upcoming]").getByRole("article");
    await found.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      language === "ja" ? "雪まつり" : "Snow Festival",
    );
    await page.screenshot({ path: `screens/main-job/event-${testInfo.project.name}.png` });
    await page.getByRole("link", { name: w.going, exact: true }).click();

    await page.getByRole("button", { name: w.submit }).click();
    await expect(page.getByText(w.required).first()).toBeVisible();
    await expect(page.getByText(w.firstNameBlank)).toBeVisible();
    await page.screenshot({
      path: `screens/main-job/apply-refused-${testInfo.project.name}.png`,
      fullPage: true,
    });

    await page.getByRole("checkbox").first().check();
    await page.getByRole("radio").first().check();
    await fillSignUp(page, language, address);
    await page.getByRole("button", { name: w.submit }).click();

    await expect(page.getByText(w.applied)).toBeVisible();
    await expect(page.getByText(w.youAreGoing)).toBeVisible();
    await page.screenshot({ path: `screens/main-job/applied-${testInfo.project.name}.png` });

    const mail = await mailTo(address, w.subject);
    expect(mail.text).toContain("/events/");
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
    const confirmation = await mailTo(address, w.confirm);
    const link = /https?:\S+confirmation_token\S+/.exec(confirmation.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await expect(page).toHaveURL(/\/home\?account_confirmation_success=true/);
    await expect(page.getByText(w.welcome)).toBeVisible();
    await expect(page.locator("section[aria-labelledby=upcoming]").getByRole("article")).not.toHaveCount(0);
  },
);

test(
  "the organizer sees the applicants and downloads the list",
  inShortRun,
  async ({ accounts, request }) => {
    const session = await signInAs(request, accounts.organizer);
    const own = await request.get("/api/v1/organizations", { headers: session });
    const { data: organizations } = await own.json();
    const events = await (
      await request.get(`/api/v1/organizations/${organizations[0].id}/events`, { headers: session })
    ).json();
    const withApplicants = events.data.find(
      (event: { applications_count: number }) => event.applications_count > 0,
    );
    const detail = await (
      await request.get(`/api/v1/events/${withApplicants.id}`, { headers: session })
    ).json();
    expect(detail.data.applications.length).toBeGreaterThan(0);
    const csv = await request.get(`/api/v1/events/${withApplicants.id}/participants.csv`, {
      headers: session,
    });
    const text = (await csv.body()).toString("utf8");
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text.split("\r\n")[0]).toMatch(/,STATUS,CHECKED IN AT,WALK-IN$/);
    expect(text.trim().split("\r\n").length).toBeGreaterThan(detail.data.applications.length);
  },
);

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("home and event still show everything there is to read", inShortRun, async ({ page, language }) => {
    await page.goto("/");
    const card = page.getByRole("article").first();
    const title = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(language === "ja" ? "日時" : "When", { exact: true })).toBeVisible();
  });
});
