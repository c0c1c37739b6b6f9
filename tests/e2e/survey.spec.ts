import { readFile } from "node:fs/promises";
import { PDFDocument } from "@pdfme/pdf-lib";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { attendedEvent } from "./support/attended-event.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    section: "アンケート",
    email: "メールアドレス",
    password: "パスワード",
    logInToAnswer: "ログインして回答する",
    addChoice: "+ 択一",
    title: "質問文（日本語）",
    option: (number: number) => `選択肢${number}（日本語）`,
    save: "保存する",
    saved: "保存されました",
    promise: "お名前は誰にも表示されません。",
    send: "回答を送信する",
    required: "必須の質問です",
    thanks: "ご回答ありがとうございました。",
    heldBack: "5人が回答すると表示され",
    download: "回答をCSVでダウンロード",
    answered: "参加した1人のうち1人が回答しました。",
    give: "参加証明書を発行する",
    after: "参加した方へ",
    certificate: "参加証明書（PDF）",
    past: "参加したイベント",
    toAnswer: "未回答のアンケート",
    survey: "アンケートに回答する",
    material: "資料（1件）",
    familyName: "証明書に書かれている姓",
    isTrue: "本物です",
    notKnown: "確認できません",
    otherTab: "参加者",
    unsaved: "保存していない変更があります",
    stay: "このページに残る",
    conflict: "ほかの人が変更しました",
    keepMine: "自分の入力で保存する",
  },
  en: {
    section: "Survey",
    email: "E-mail",
    password: "Password",
    logInToAnswer: "Log in to answer",
    addChoice: "+ One choice",
    title: "Question (Japanese)",
    option: (number: number) => `Option ${number} (Japanese)`,
    save: "Save",
    saved: "保存されました",
    promise: "Your name is not shown to anybody.",
    send: "Send the answers",
    required: "This is a required question",
    thanks: "Thank you. Your answers have arrived.",
    heldBack: "answers are shown once five people have answered",
    download: "Download the answers as CSV",
    answered: "1 of 1 person who came has answered.",
    give: "Give certificates of attendance",
    after: "After the event",
    certificate: "Certificate of attendance (PDF)",
    past: "Past",
    toAnswer: "to answer",
    survey: "Answer the survey",
    material: "Material (1)",
    familyName: "Family name on the certificate",
    isTrue: "True",
    notKnown: "Not known",
    otherTab: "Participants",
    unsaved: "Unsaved changes",
    stay: "Stay",
    conflict: "Somebody else has changed this",
    keepMine: "Save mine",
  },
};

const question = (question_type_id: number, title: string, is_required: boolean, options: string[] = []) => ({
  question_type_id,
  is_required,
  language_apply_questions_attributes: [
    { language_id: 1, title, ...(options.length > 0 && { options_data: options }) },
  ],
});

test("an organizer asks without names, and somebody who came answers once", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event, organizationId } = await attendedEvent(page, accounts);
  const dashboard = `/manage/organizations/${organizationId}/events/${event.id}/after`;
  await enterAs(page, accounts.organizer);
  await page.goto(dashboard);
  const section = page.getByRole("region", { name: w.section, exact: true });
  await section.getByRole("button", { name: w.addChoice }).click();
  await section.getByRole("textbox", { name: w.title }).fill("いかがでしたか");
  await section.getByRole("textbox", { name: w.option(1) }).fill("よかった");
  await section.getByRole("textbox", { name: w.option(2) }).fill("ふつう");
  await expect(section.getByRole("switch")).toBeChecked();
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.getByText(w.saved).first()).toBeVisible();
  // Without the notice, which goes while one looks.
  await page.reload();
  await expect(page.getByRole("button", { name: w.save, exact: true })).toBeVisible();
  await lookAt(page, "survey-desk", info);

  await enterAs(page, accounts.student);
  await page.goto(`/events/${event.id}/survey`);
  await expect(page.getByText(w.promise)).toBeVisible();
  await page.getByRole("button", { name: w.send }).click();
  await expect(page.getByText(w.required)).toBeVisible();
  await page.getByRole("radio", { name: "よかった" }).check();
  await lookAt(page, "survey", info);
  await page.reload();
  await expect(page.getByRole("radio", { name: "よかった" })).toBeChecked();
  await page.getByRole("button", { name: w.send }).click();
  await expect(page.getByText(w.thanks)).toBeVisible();
  await page.reload();
  await expect(page.getByText(w.thanks)).toBeVisible();
  await lookAt(page, "survey-thanks", info);

  await enterAs(page, accounts.organizer);
  await page.goto(dashboard);
  await expect(section.getByText(w.heldBack)).toBeVisible();
});

test("the links of a thank-you lead a visitor through the log-in to the survey and the material", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { event, headers, address } = await attendedEvent(page, accounts);
  const survey = { is_anonymous: true, is_open: true, questions: [question(3, "ご感想", true)] };
  await page.request.put(`${address}/survey`, { headers, data: survey });
  const data = { title: "アルバム", url: "https://photos.example/1" };
  await page.request.post(`${address}/materials`, { headers, data });
  const logIn = async () => {
    await page.getByLabel(w.email).fill(accounts.student.email);
    await page.getByLabel(w.password).fill(accounts.student.password);
    await page.locator("main form").getByRole("button").last().click();
  };
  await page.goto(`/events/${event.id}/survey?lang=${language}`);
  await page.locator("main").getByRole("link", { name: w.logInToAnswer }).click();
  await logIn();
  await expect(page).toHaveURL(`/events/${event.id}/survey`);
  await expect(page.getByText("ご感想")).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("tsudoi.session"));
  await page.goto(`/events/${event.id}?lang=${language}#material`);
  const material = page.locator("#material");
  await expect(material.getByText("アルバム")).toBeHidden();
  await material.getByRole("link").click();
  await logIn();
  await expect(page).toHaveURL(`/events/${event.id}#material`);
  await expect(material.getByText("アルバム")).toBeInViewport();
});

test("what is typed into a survey is neither lost by leaving nor saved over what somebody else has saved meanwhile", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event, organizationId, headers } = await newEvent(page, accounts.organizer, { is_published: true });
  const address = `/api/v1/events/${event.id}/survey`;
  const save = async (...questions: object[]) => {
    const answer = await page.request.put(address, {
      headers,
      data: { is_anonymous: true, is_open: true, questions },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const titles = async () =>
    (await (await page.request.get(address, { headers })).json()).data.questions.map(
      (one: { language_apply_questions: { title: string }[] }) => one.language_apply_questions[0]?.title,
    );
  await save(question(4, "ひとこと", false), question(4, "感想", false));
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/after`);
  const section = page.getByRole("region", { name: w.section, exact: true });
  const first = section.getByRole("textbox", { name: w.title }).first();
  await first.fill("わたしの質問");
  await page.getByRole("link", { name: w.otherTab, exact: true }).click();
  const leaving = page.getByRole("dialog", { name: w.unsaved });
  await lookAt(page, "survey-unsaved", info);
  await leaving.getByRole("button", { name: w.stay }).click();
  const closing = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await closing).dismiss();
  await expect(first).toHaveValue("わたしの質問");

  await save({ id: 1, ...question(4, "別の質問", false) }, { id: 2, ...question(4, "ご感想", false) });
  await page.getByRole("button", { name: w.save, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: w.conflict });
  await expect(dialog.getByRole("rowgroup")).toHaveCount(2);
  await expect(dialog.getByRole("rowgroup").nth(1)).toContainText("わたしの質問別の質問");
  await lookAt(page, "survey-conflict", info);
  await dialog.getByRole("button", { name: w.keepMine }).click();
  await expect(page.getByText(w.saved).first()).toBeVisible();
  expect(await titles()).toEqual(["わたしの質問", "ご感想"]);
});

test("answers by name are counted and read at the dashboard, and are a file", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event, organizationId, headers, address } = await attendedEvent(page, accounts);
  const questions = [
    question(1, "いかがでしたか", true, ["よかった", "ふつう", "いまひとつ"]),
    question(2, "どれに興味がありますか", false, ["料理", "山歩き"]),
    question(3, "ご感想", false),
  ];
  const data = { is_anonymous: false, is_open: true, questions };
  await page.request.put(`${address}/survey`, { headers, data });
  const student = await signInAs(page.request, accounts.student);
  await page.request.post(`${address}/survey/answers`, {
    headers: student,
    data: {
      is_anonymous: false,
      answers: { q_1: "よかった", q_2: "料理,山歩き", q_3: "楽しかったです。\nまた来ます。" },
    },
  });
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/after`);
  const section = page.getByRole("region", { name: w.section, exact: true });
  await expect(section.getByText(w.answered)).toBeVisible();
  await expect(section.getByRole("row", { name: "よかった 1" })).toBeVisible();
  await expect(section.getByText("また来ます。")).toBeVisible();
  await lookAt(page, "survey-results", info);
  const waiting = page.waitForEvent("download");
  await section.getByRole("button", { name: w.download }).click();
  expect((await waiting).suggestedFilename()).toMatch(/\.csv$/);
});

test(
  "who came takes a certificate from the event's page, and its number is true for everybody",
  inShortRun,
  async ({ page, accounts, language }, info) => {
    const w = words[language];
    const { event, organizationId } = await attendedEvent(page, accounts);
    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/after`);
    await page.getByRole("switch", { name: w.give }).click();
    await page.getByRole("button", { name: w.save, exact: true }).click();
    await expect(page.getByText(w.saved).first()).toBeVisible();
    await enterAs(page, accounts.student);
    await page.goto(`/events/${event.id}`);
    await expect(page.getByRole("region", { name: w.after })).toBeVisible();
    await lookAt(page, "after-event", info);
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: w.certificate }).click();
    const file = await readFile(await (await waiting).path());
    const title = (await PDFDocument.load(file, { updateMetadata: false })).getTitle() ?? "";
    await page.goto(`/certificates/${title.split(" ").at(-1)}`);
    const familyName = page.getByRole("textbox", { name: w.familyName });
    await expect(page.getByText(w.isTrue, { exact: true })).toBeHidden();
    await familyName.fill("mihon");
    await familyName.press("Enter");
    await expect(page.getByText(w.isTrue, { exact: true })).toBeVisible();
    await lookAt(page, "certificate-true", info);
    await page.goto("/certificates/0000-0000-0000-0000?family_name=Nobody");
    await expect(page.getByText(w.notKnown, { exact: true })).toBeVisible();
  },
);

test("my page offers of each past event the survey until it is answered, the material and the certificate", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event, headers, address } = await attendedEvent(page, accounts);
  const survey = { is_anonymous: true, is_open: true, questions: [question(3, "ご感想", false)] };
  await page.request.put(`${address}/survey`, { headers, data: survey });
  await page.request.put(`${address}/certificate`, { headers, data: { is_offered: true } });
  const data = { title: "アルバム", url: "https://photos.example/1" };
  await page.request.post(`${address}/materials`, { headers, data });
  await enterAs(page, accounts.student);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("after_event")) asked += 1;
  });
  await page.goto("/me");
  const past = page.locator("details").filter({ has: page.getByRole("heading", { name: w.past }) });
  await expect(past.locator("summary")).toContainText(w.toAnswer);
  await past.locator("summary").click();
  const row = past
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href="/events/${event.id}/survey"]`) });
  await expect(row.getByRole("link", { name: w.material })).toHaveAttribute(
    "href",
    `/events/${event.id}#material`,
  );
  await lookAt(page, "my-page-past", info);
  expect(asked).toBe(1);
  const download = page.waitForEvent("download");
  await row.getByRole("button", { name: w.certificate }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await row.getByRole("link", { name: w.survey }).click();
  await page.getByRole("button", { name: w.send }).click();
  await expect(page.getByText(w.thanks)).toBeVisible();
  await page.goto("/me");
  await past.locator("summary").click();
  await expect(past.locator(`a[href="/events/${event.id}#material"]`)).toBeVisible();
  await expect(past.locator(`a[href="/events/${event.id}/survey"]`)).toBeHidden();
});
