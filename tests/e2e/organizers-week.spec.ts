import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { typeMoment } from "./support/api-fixtures.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const answerOf: Record<number, (person: number) => string> = {
  1: () => "お茶",
  2: (person) => (person % 2 ? "卵,乳" : "卵"),
  3: (person) => `よろしくお願いします。\n"${person}"番です, はい`,
  4: (person) => `=${person}`,
  5: () => "",
};

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test.use({ locale: "ja-JP" });

test("an organizer's week: from the organization with a colleague to the list of who came", async ({
  page,
  accounts,
  browser,
}) => {
  const { request } = page;
  const organizer = await newPerson(request, "Yui");
  const colleague = await newPerson(request, "Ren");
  await enterAs(page, organizer);

  await page.goto("/manage");
  await page.getByRole("link", { name: "団体をつくる", exact: true }).click();
  await choose(page, "登録する言語", "日本語");
  await page.getByRole("button", { name: "次へ" }).click();
  await page.getByLabel("団体名").fill("一週間の会");
  await page.getByLabel("メールアドレス").fill(`week-${Date.now()}@example.com`);
  await page.getByRole("button", { name: "作成する" }).click();
  await page.getByRole("link", { name: "あとで追加する" }).click();
  await page.getByRole("link", { name: "メンバー", exact: true }).click();
  await page.getByRole("button", { name: "メンバーを追加する" }).click();
  await page.getByLabel("追加する人のメールアドレス").fill(colleague.email);
  await page.getByRole("dialog").getByRole("button", { name: "メンバーを追加する" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await mailTo(colleague.email, /一週間の会/);

  await page.locator("main nav").getByRole("link", { name: "イベント", exact: true }).click();
  await page.getByRole("link", { name: "イベントをつくる", exact: true }).click();
  await choose(page, "主な言語", "日本語");
  await page.getByRole("button", { name: "次へ" }).click();
  await page.getByRole("textbox", { name: "タイトル", exact: true }).fill("鍋の夜");
  await page.getByLabel("会場名").fill("学生会館");
  await choose(page, "都道府県", "京都府");
  for (const name of ["形式", "目的"]) {
    await page.getByRole("combobox", { name }).click();
    await page.getByRole("option").first().click();
  }
  const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await typeMoment(page, "開始日時", `${inAMonth.toISOString().slice(0, 10)} 1800`);
  await page.getByLabel("定員").fill("12");
  await page.getByRole("combobox", { name: "話される言語", exact: true }).click();
  await page.getByRole("option", { name: "日本語", exact: true }).click();
  await page.keyboard.press("Escape");
  const questions = [
    ["+ 択一", "飲み物は？", ["お茶", "コーヒー"]],
    ["+ 複数選択", "アレルギーは？", ["卵", "乳"]],
    ["+ 長文", "ひとこと", []],
    ["+ 短文", "呼び名", []],
    ["+ メールアドレス", "連絡先", []],
  ] as const;
  for (const [place, [button, title, options]] of questions.entries()) {
    await page.getByRole("button", { name: button }).click();
    const card = page.getByRole("group", { name: new RegExp(`^質問${place + 1}`) });
    await card.getByLabel("質問文（日本語）").fill(title);
    for (const [at, option] of options.entries()) {
      await card.getByLabel(`選択肢${at + 1}（日本語）`).fill(option);
    }
  }
  await page.getByRole("button", { name: "下書きとして保存" }).click();
  await expect(page).toHaveURL(/select_lang$/);
  await choose(page, "別の言語", "English");
  await page.getByRole("button", { name: "この言語を追加する" }).click();
  await page.getByRole("button", { name: "空欄に日本語の文をコピー" }).click();
  await page.getByRole("textbox", { name: "タイトル", exact: true }).nth(1).fill("Hot pot night");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "画像を選ぶ" }).click();
  await (await chooser).setFiles(join(import.meta.dirname, "../../docs/pictures/home.png"));
  await page.getByRole("button", { name: "この部分を使う" }).click();
  await expect(page.getByRole("button", { name: "別の画像を選ぶ" })).toBeVisible();
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page).toHaveURL(/events\/\d+\/edit$/);
  const [, organizationId = "", eventId = ""] = /organizations\/(\d+)\/events\/(\d+)/.exec(page.url()) ?? [];

  const coHost = await signInAs(request, accounts.co_host);
  const { data: coHosts } = await (await request.get("/api/v1/organizations", { headers: coHost })).json();
  await page.locator("main nav").getByRole("link", { name: "共催", exact: true }).click();
  await page.getByRole("button", { name: "共催団体を招待する" }).click();
  await page.getByLabel("団体のメールアドレス").fill(coHosts[0].email);
  await page.getByRole("dialog").getByRole("button", { name: "共催団体を招待する" }).click();
  await expect(page.getByText("招待中", { exact: true })).toBeVisible();
  const other = await browser.newPage({ baseURL: process.env.SITE_URL, locale: "ja-JP" });
  await enterAs(other, accounts.co_host);
  await other.goto(`/manage/organizations/${coHosts[0].id}/co-hosts`);
  await other
    .getByRole("row", { name: /鍋の夜/ })
    .getByRole("button", { name: "承諾する" })
    .click();
  await other.getByRole("dialog").getByRole("button", { name: "承諾する" }).click();
  await expect(other).toHaveURL(new RegExp(`/events/${eventId}/edit$`));
  await other.close();

  await page.goto(`/events/${eventId}`);
  const isPublic = page.getByRole("switch", { name: "公開する" });
  await expect(isPublic).toHaveAttribute("aria-checked", "false");
  await isPublic.click();
  await expect(isPublic).toHaveAttribute("aria-checked", "true");

  const { data: event } = await (await request.get(`/api/v1/events/${eventId}`)).json();
  const people = [];
  for (let person = 1; person <= 10; person += 1) {
    const one = await newPerson(request, `Guest${person}`);
    const answers = Object.fromEntries(
      event.apply_questions.map(({ id, question_type_id }: { id: number; question_type_id: number }) => [
        `q_${id}`,
        answerOf[question_type_id]?.(person) ?? "",
      ]),
    );
    const applied = await request.post(`/api/v1/events/${eventId}/applications/apply`, {
      headers: one.headers,
      data: {
        application: {
          apply_question_answers: answers,
          ...(person === 2 && { accommodation: "手話通訳をお願いします。" }),
        },
      },
    });
    expect(applied.status()).toBe(200);
    people.push(one);
  }
  const [first, second] = people;
  await request.put(`/api/v1/events/${eventId}/applications/cancell`, { headers: first?.headers });

  const follower = await newPerson(request, "Follower");
  await request.put(`/api/v1/organizations/${organizationId}/follow`, { headers: follower.headers });
  const { data: own } = await (await request.get("/api/v1/users/own", { headers: follower.headers })).json();
  const announced = await request.post(`/api/v1/events/${eventId}/notify_event_mails`, {
    headers: organizer.headers,
    data: { notify_mail: { send_at: new Date().toISOString(), user_ids: [own.id] } },
  });
  expect(announced.status()).toBe(200);
  const reminded = await request.post(`/api/v1/events/${eventId}/remind_event_mails/create`, {
    headers: organizer.headers,
    data: {
      title: "持ち物について",
      custom_body: "エプロンをお持ちください。",
      send_at: new Date(Date.now() + 1000).toISOString(),
    },
  });
  expect(reminded.status()).toBe(200);
  await mailTo(follower.email, /鍋の夜|Hot pot night/);
  const reminder = await mailTo(second?.email ?? "", /持ち物について/);
  expect(reminder.text).toContain("エプロン");

  await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/list`);
  await expect(page.getByRole("heading", { name: "申込者（9）" })).toBeVisible();
  await expect(page.getByText("取り消し（1）")).toBeVisible();
  await expect(page.getByRole("heading", { name: "必要な配慮（1名）" })).toBeVisible();
  await expect(page.getByText("手話通訳をお願いします。")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSVをダウンロード" }).click();
  const rows: Record<string, string>[] = parse(readFileSync(await (await download).path()), {
    bom: true,
    columns: true,
  });
  expect(rows).toHaveLength(10);
  expect(rows.filter(({ STATUS }) => STATUS === "Applying")).toHaveLength(9);
  expect(rows.filter(({ STATUS }) => STATUS === "Cancelled")).toHaveLength(1);
  const said = rows.flatMap((row) => Object.values(row));
  expect(said).toContain('よろしくお願いします。\n"3"番です, はい');
  expect(said.filter((value) => value === second?.email.toLowerCase())).toHaveLength(1);
});
