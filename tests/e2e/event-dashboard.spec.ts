import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { typeMoment } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    set: "お知らせメールを設定する",
    save: "保存する",
    choose: "宛先を選ぶ",
    all: "すべて選ぶ",
    use: "この宛先にする",
    sendAt: "送信日時",
    wasSet: "お知らせメールを設定しました",
    remove: "削除する",
    deleted: "お知らせメールを削除しました",
    test: "自分にテスト送信する",
    add: "メールを追加する",
    title: "件名",
    body: "本文",
    download: "CSVをダウンロード",
    invite: "共催団体を招待する",
    inviteEmail: "団体のメールアドレス",
    invited: "招待中",
    owner: "主催",
    search: "表の中をさがす",
    failed: "共催団体を招待できませんでした",
    edit: "編集",
    cancel: "イベントを中止する",
    isCancelled: "このイベントは中止されました。",
    preview: "プレビュー",
    reminderRemoved: "メールを削除しました",
    coming: /^参加（0）/,
    waiting: /^キャンセル待ち（0）/,
  },
  en: {
    set: "Schedule the announcement",
    save: "Save",
    choose: "Choose recipients",
    all: "Select all",
    use: "Use these",
    sendAt: "Send time",
    wasSet: "The announcement is scheduled",
    remove: "Delete",
    deleted: "The announcement was deleted",
    test: "Send a test to myself",
    add: "Add a mail",
    title: "Title",
    body: "Text",
    download: "Download CSV",
    invite: "Invite a co-host",
    inviteEmail: "E-mail address of the organization",
    invited: "Invited",
    owner: "Owner",
    search: "Search in the table",
    failed: "Failed to invite co-host",
    edit: "Edit",
    cancel: "Cancel the event",
    isCancelled: "This event is cancelled.",
    preview: "Preview",
    reminderRemoved: "The mail was deleted",
    coming: /^Coming \(0\)/,
    waiting: /^Waiting \(0\)/,
  },
};

/** The organizer's event with the most applicants that is still to come. */
async function myEvent(page: Page, account: { email: string; password: string }) {
  const headers = await signInAs(page.request, account);
  const organizations = await (await page.request.get("/api/v1/organizations", { headers })).json();
  const id = organizations.data[0].id as number;
  const { data } = await (await page.request.get(`/api/v1/organizations/${id}/events`, { headers })).json();
  const [event] = data
    .filter(
      (one: { start_at: string; owner_organization_id: number }) =>
        Date.parse(one.start_at) > Date.now() && one.owner_organization_id === id,
    )
    .sort(
      (a: { applications_count: number }, b: { applications_count: number }) =>
        b.applications_count - a.applications_count,
    );
  return { organizationId: id, eventId: event.id as number, headers };
}

/** A copy of nothing: an unpublished event for one test. */
async function newEvent(page: Page, account: { email: string; password: string }, settings: object = {}) {
  const { organizationId, headers } = await myEvent(page, account);
  const { data } = await (
    await page.request.post(`/api/v1/organizations/${organizationId}/events/create`, {
      headers,
      data: {
        event: {
          language_events_attributes: [
            { language_id: 1, title: "管理の会", place_name: "会館", is_main: true },
          ],
          prefecture_id: 26,
          event_format_id: 1,
          event_purpose_id: 1,
          start_at: "2030-05-10 18:00",
          max_participant_num: 20,
          used_language_ids: [1],
          is_published: false,
          ...settings,
        },
      },
    })
  ).json();
  return { organizationId, eventId: data.id as number, headers };
}

for (const tab of ["overview", "edit", "announce", "remind", "list", "co-hosts", "activity", "slip"]) {
  test(
    `a manager's view of an event can be used by everybody: ${tab}`,
    atBothWidths,
    async ({ page, accounts }, testInfo) => {
      const { organizationId, eventId } = await myEvent(page, accounts.organizer);
      await enterAs(page, accounts.organizer);
      await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/${tab}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await lookAt(page, `manage-event-${tab}`, testInfo);
    },
  );

  test(`who does not manage an event is sent home, with the way back: ${tab}`, async ({ page, accounts }) => {
    const { organizationId, eventId } = await myEvent(page, accounts.organizer);
    await enterAs(page, accounts.student);
    const path = `/manage/organizations/${organizationId}/events/${eventId}/${tab}`;
    await page.goto(path);
    await expect(page).toHaveURL(`/?redirect_to=${encodeURIComponent(path)}`);
  });
}

test(
  "the tab that one is on is in sight, however narrow the bar is",
  atBothWidths,
  async ({ page, accounts }) => {
    const { organizationId, eventId } = await myEvent(page, accounts.organizer);
    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/co-hosts`);
    await expect(page.locator("nav a[aria-current=page]", { hasText: /共催|Co-hosts/ })).toBeInViewport({
      ratio: 1,
    });
  },
);

test("a co-host sees every tab of the event under their own organization, and cannot call it off", async ({
  page,
  accounts,
  language,
}) => {
  const headers = await signInAs(page.request, accounts.co_host);
  const { data } = await (await page.request.get("/api/v1/organizations", { headers })).json();
  const events = await (
    await page.request.get(`/api/v1/organizations/${data[0].id}/events`, { headers })
  ).json();
  const shared = events.data.find(
    (one: { owner_organization_id: number }) => one.owner_organization_id !== data[0].id,
  );
  await enterAs(page, accounts.co_host);
  const dashboard = `/manage/organizations/${data[0].id}/events/${shared.id}`;
  for (const tab of ["edit", "announce", "remind", "list", "co-hosts", "slip"]) {
    await page.goto(`${dashboard}/${tab}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveURL(`${dashboard}/${tab}`);
  }
  await page.goto(`${dashboard}/edit`);
  await expect(page.getByRole("button", { name: language === "ja" ? "保存する" : "Save" })).toBeVisible();
  await expect(page.getByRole("button", { name: words[language].cancel })).toHaveCount(0);
});

test("under an organization that is not theirs, a manager is led to their own", async ({
  page,
  accounts,
}) => {
  const { organizationId, eventId } = await myEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId + 1}/events/${eventId}/list`);
  await expect(page).toHaveURL(`/manage/organizations/${organizationId}/events/${eventId}/edit`);
});

test("an announcement is set for chosen people, tried on oneself, and taken back", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { organizationId, eventId } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/announce`);
  await page.getByRole("button", { name: w.set }).click();
  await page.getByRole("button", { name: w.save }).click();
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(2);
  await typeMoment(page, w.sendAt, "2030-05-01 １８４５");
  await page.getByRole("button", { name: w.choose }).click();
  await page.getByRole("checkbox", { name: w.all }).check();
  await lookAt(page, "manage-event-recipients", testInfo);
  await page.getByRole("button", { name: w.use }).click();
  await page.getByRole("button", { name: w.save }).click();
  await expect(page.getByText(w.wasSet)).toBeVisible();
  await page.getByRole("button", { name: w.preview }).click();
  await expect(page.frameLocator("iframe").first().getByRole("link").first()).toBeVisible();
  await page.screenshot({ path: `screens/pages/manage-event-mail-preview-${testInfo.project.name}.png` });
  await page.getByRole("dialog").getByRole("button").first().click();
  await page.getByRole("button", { name: w.test }).click();
  await expect(page.getByText(accounts.organizer.email)).toBeVisible();
  await lookAt(page, "manage-event-announce-set", testInfo);
  await page.getByRole("button", { name: w.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.remove }).click();
  await expect(page.getByText(w.deleted)).toBeVisible();
  await expect(page.getByRole("button", { name: w.set })).toBeVisible();
});

test("a mail to those who apply is written and changed, also for whom it is, saved by its button alone, and deleted after a question", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { organizationId, eventId } = await newEvent(page, accounts.organizer, { has_waiting_list: true });
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/remind`);
  await page.getByRole("button", { name: w.add }).click();
  await page.getByRole("button", { name: w.save }).click();
  await expect(page.getByLabel(w.title).first()).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(w.title).first().fill("持ち物のお知らせ");
  await page.getByLabel(w.body).first().fill("エプロンをお持ちください。");
  await typeMoment(page, w.sendAt, "2030-05-01 1845");
  await lookAt(page, "manage-event-remind-form", testInfo);
  await page.getByLabel(w.title).first().press("Enter");
  await expect(page.getByRole("row")).toHaveCount(0);
  await page.getByRole("button", { name: w.save }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row").last()).toContainText("18:45");
  await page
    .getByRole("button", { name: new RegExp(w.edit) })
    .first()
    .click();
  await page.getByLabel(w.title).first().fill("持ち物について");
  await expect(page.getByRole("checkbox", { name: w.coming })).toBeChecked();
  await page.getByRole("checkbox", { name: w.waiting }).check();
  await page.getByRole("checkbox", { name: w.coming }).uncheck();
  await page.getByRole("button", { name: w.save }).click();
  await expect(page.getByRole("cell", { name: "持ち物について", exact: true })).toBeVisible();
  await page
    .getByRole("button", { name: new RegExp(w.edit) })
    .first()
    .click();
  await expect(page.getByRole("checkbox", { name: w.waiting })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: w.coming })).not.toBeChecked();
  await page.getByRole("button", { name: w.remove }).click();
  await page.getByRole("dialog").last().getByRole("button", { name: w.remove }).click();
  await expect(page.getByText(w.reminderRemoved)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(0);
});

test("the participants are searched, and the list is downloaded as the organizer's", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { organizationId, eventId } = await myEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/list`);
  const rows = page.getByRole("table").first().getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const all = await rows.count();
  await page.getByLabel(w.search).first().fill("zzzz");
  await expect(rows).toHaveCount(1);
  await page.getByLabel(w.search).first().fill("");
  await expect(rows).toHaveCount(all);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: w.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    language === "ja" ? / \d{4}-\d\d-\d\d 参加者一覧\.csv$/ : / participants\.csv$/,
  );
  const text = readFileSync(await file.path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.split("\r\n")[0]).toMatch(/,STATUS$/);
});

test("a co-host is invited by the address of its organization, once, and the invitation is withdrawn", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { organizationId, eventId } = await newEvent(page, accounts.organizer);
  const headers = await signInAs(page.request, accounts.co_host);
  const { data } = await (await page.request.get("/api/v1/organizations", { headers })).json();
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/co-hosts`);
  const invite = async (email: string) => {
    await page.getByRole("button", { name: w.invite }).first().click();
    await page.getByLabel(w.inviteEmail).fill(email);
    await page.getByRole("dialog").getByRole("button", { name: w.invite }).click();
  };
  await invite("nobody@example.com");
  await expect(page.getByText(w.failed)).toBeVisible();
  await page.keyboard.press("Escape");
  await invite(data[0].email);
  await expect(page.getByText(w.invited, { exact: true })).toBeVisible();
  await lookAt(page, "manage-event-co-hosts-invited", testInfo);
  await page.getByRole("row").last().getByRole("button").click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("an event is called off with a word to those who were coming", async ({ page, accounts, language }) => {
  const w = words[language];
  const { organizationId, eventId } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${eventId}/edit`);
  await page.getByRole("button", { name: w.cancel }).click();
  await page.getByRole("dialog").getByRole("textbox").first().fill("台風のため");
  await page.getByRole("dialog").getByRole("button", { name: w.cancel }).click();
  await expect(page.getByText(w.isCancelled)).toBeVisible();
});
