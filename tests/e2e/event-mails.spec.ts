import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    lookAtDayBefore: /^プレビュー: .*前日/,
    example: "山田 花子",
    write: "メッセージを書く",
    byAnswer: "回答で選ぶ",
    byAttendance: "来場したかどうかで選ぶ",
    nobody: /現在、対象の方はいません/,
    certificate: "参加証明書を発行する",
    thanksOn: "来場した方にお礼のメールを送る",
    save: "保存する",
    saved: /に保存しました/,
  },
  en: {
    lookAtDayBefore: /^Preview: The day before/,
    example: "Hanako Yamada",
    write: "Write a message",
    byAnswer: "By their answer",
    byAttendance: "By attendance",
    nobody: /Right now that is nobody/,
    certificate: "Give certificates of attendance",
    thanksOn: "Send a thank-you mail to everyone who came",
    save: "Save",
    saved: /^Saved \d/,
  },
};

test("an organizer looks at an automatic mail, sees to whom a message would go, and saves the page Afterwards once", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  const dashboard = `/manage/organizations/${organizationId}/events/${event.id}`;
  await enterAs(page, accounts.organizer);
  await page.goto(`${dashboard}/overview`);
  await page.getByRole("button", { name: w.lookAtDayBefore }).click();
  const frame = page.getByRole("dialog").locator("iframe").contentFrame();
  await expect(frame.getByText(w.example)).toBeVisible();
  await page.screenshot({ path: `screens/mail-timeline-preview-${info.project.name}.png` });
  await page.keyboard.press("Escape");

  await page.goto(`${dashboard}/remind`);
  await page.getByRole("button", { name: w.write }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: w.byAnswer }).check();
  await dialog.getByRole("radio", { name: w.byAttendance }).check();
  await expect(dialog.getByText(w.nobody)).toBeVisible();
  await lookAt(page, "message-by-attendance", info);

  await page.goto(`${dashboard}/after`);
  await page.getByRole("switch", { name: w.certificate }).click();
  await page.getByRole("switch", { name: w.thanksOn }).click();
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.locator("[data-save-bar]").getByText(w.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: w.certificate })).toBeChecked();
  await expect(page.getByRole("switch", { name: w.thanksOn })).toBeChecked();
  await lookAt(page, "afterwards-one-bar", info);
});
