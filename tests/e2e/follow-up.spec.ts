import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    mails: "終了後のメール",
    material: "資料",
    thanksOn: "来場した方にお礼のメールを送る",
    title: "件名（日本語）",
    body: "本文（日本語）",
    preview: "プレビュー",
    save: "保存する",
    saved: "保存されました",
    wrongKind: "PDFか画像",
    notAFile: "PDFでも画像でもありません",
    addLink: "リンクを追加する",
    name: "名前",
    address: "アドレス",
    whoSees: "見られる人: アルバム",
    otherTab: "参加者",
    unsaved: "保存していない変更があります",
    stay: "このページに残る",
    conflict: "ほかの人が変更しました",
    keepMine: "自分の入力で保存する",
  },
  en: {
    mails: "Mails after the event",
    material: "Material",
    thanksOn: "Send a thank-you mail to everyone who came",
    title: "Title (Japanese)",
    body: "Text (Japanese)",
    preview: "Preview",
    save: "Save",
    // The specification quotes it so in both languages.
    saved: "保存されました",
    wrongKind: "Choose a PDF or a picture",
    notAFile: "neither a PDF nor a picture",
    addLink: "Add a link",
    name: "Name",
    address: "Address",
    whoSees: "Who sees it: アルバム",
    otherTab: "Participants",
    unsaved: "Unsaved changes",
    stay: "Stay",
    conflict: "Somebody else has changed this",
    keepMine: "Save mine",
  },
};
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF\n");

test("an organizer prepares the thank-you; its words stay", async ({ page, accounts, language }, info) => {
  const w = words[language];
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/after`);
  const section = page.getByRole("region", { name: w.mails, exact: true });
  await section.getByRole("switch", { name: w.thanksOn }).click();
  await section.getByLabel(w.title).fill("ありがとう");
  await section.getByLabel(w.body).fill("楽しかったです。");
  await section.getByRole("button", { name: w.preview }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "日本語" }).click();
  await expect(dialog.getByText("ありがとう").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.getByText(w.saved).first()).toBeVisible();
  await page.reload();
  await expect(section.getByLabel(w.title)).toHaveValue("ありがとう");
  await lookAt(page, "after-event-desk", info);
});

test("the words of a mail are neither lost by leaving nor saved over what somebody else has saved meanwhile", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const { event, organizationId, headers } = await newEvent(page, accounts.organizer, { is_published: true });
  const address = `/api/v1/events/${event.id}/follow_up`;
  const theirs = { language_id: 1, title: "お礼", custom_body: "ほかの人の本文" };
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/after`);
  const section = page.getByRole("region", { name: w.mails, exact: true });
  await section.getByRole("switch", { name: w.thanksOn }).click();
  await section.getByLabel(w.title).fill("ありがとう");
  await page.getByRole("link", { name: w.otherTab, exact: true }).click();
  await page.getByRole("dialog", { name: w.unsaved }).getByRole("button", { name: w.stay }).click();

  const saved = await page.request.put(address, {
    headers,
    data: { thanks: { texts: [theirs] }, missed: { is_on: true } },
  });
  expect(saved.ok()).toBe(true);
  await section.getByLabel(w.body).fill("楽しかったです。");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: w.conflict });
  await expect(dialog).toContainText("ありがとうお礼");
  await lookAt(page, "after-mails-conflict", info);
  await dialog.getByRole("button", { name: w.keepMine }).click();
  await expect(page.getByText(w.saved).first()).toBeVisible();
  const { data } = await (await page.request.get(address, { headers })).json();
  expect(data).toMatchObject({
    thanks: { is_on: true, texts: [{ title: "ありがとう", custom_body: "楽しかったです。" }] },
    missed: { is_on: true },
  });
});

test("material is added at the desk, and got from the event's page by those for whom it is", async ({
  page,
  accounts,
  language,
}, info) => {
  const w = words[language];
  const made = await newEvent(page, accounts.organizer, { is_published: true });
  const { event, organizationId } = made;
  const yesterday = new Date(Date.now() - 33 * 60 * 60 * 1000).toISOString();
  expect((await made.save({ start_at: yesterday })).ok()).toBe(true);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/after`);
  const section = page.getByRole("region", { name: w.material, exact: true });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });
  await section
    .locator("input[type=file]")
    .setInputFiles([file("slides.pdf", pdf), file("run.exe", pdf), file("page.pdf", Buffer.from("<html>"))]);
  await expect(section.getByRole("listitem")).toContainText("slides");
  await expect(section.getByRole("alert")).toContainText(w.wrongKind);
  await expect(section.getByRole("alert")).toContainText(w.notAFile);
  await section.getByRole("button", { name: w.addLink }).click();
  await section.getByLabel(w.name).fill("アルバム");
  await section.getByLabel(w.address).fill("https://photos.example/1");
  await section.getByRole("button", { name: w.addLink }).click();
  await section.getByLabel(w.whoSees).selectOption("all");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.getByText(w.saved).first()).toBeVisible();

  await page.goto(`/events/${event.id}`);
  const shown = page.getByRole("region", { name: w.material, exact: true });
  await expect(shown.getByRole("listitem")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await shown.getByRole("button", { name: /slides/ }).click();
  expect((await download).suggestedFilename()).toBe("slides.pdf");
  await lookAt(page, "event-material", info);

  const student = await signInAs(page.request, accounts.student);
  const seen = await page.request.get(`/api/v1/events/${event.id}/materials`, { headers: student });
  expect((await seen.json()).data).toHaveLength(1);
});
