import { join } from "node:path";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { atBothWidths } from "./support/widths.ts";

const words = {
  ja: {
    next: "次へ",
    registration: "登録する言語",
    create: "作成する",
    name: "団体名",
    nameRequired: "名前を入力してください。",
    email: "メールアドレス",
    later: "あとで追加する",
    another: "別の言語を追加する",
    anotherLabel: "別の言語",
    add: "この言語を追加する",
    save: "保存する",
    addMember: "メンバーを追加する",
    memberEmail: "追加する人のメールアドレス",
    remove: "外す",
    choosePicture: "画像を選ぶ",
    usePart: "この部分を使う",
    stay: "このページに残る",
    leave: "保存せずに離れる",
  },
  en: {
    next: "Next",
    registration: "Registration language",
    create: "Create",
    name: "Name",
    nameRequired: "Name is required.",
    email: "E-mail",
    later: "Later",
    another: "Add another language",
    anotherLabel: "Another language",
    add: "Add this language",
    save: "Save",
    addMember: "Add a member",
    memberEmail: "E-mail address of the new member",
    remove: "Remove",
    choosePicture: "Choose a picture",
    usePart: "Use this part",
    stay: "Stay",
    leave: "Leave without saving",
  },
};

async function firstOrganization(
  page: import("@playwright/test").Page,
  account: { email: string; password: string },
) {
  const headers = await signInAs(page.request, account);
  return (await (await page.request.get("/api/v1/organizations", { headers })).json()).data[0].id as number;
}

for (const tab of [
  "",
  "/events",
  "/edit",
  "/members",
  "/followers",
  "/co-hosts",
  "/connections",
  "/activity",
]) {
  test(
    `a member's view of an organization can be used by everybody: ${tab || "list"}`,
    atBothWidths,
    async ({ page, accounts }, testInfo) => {
      const account = tab === "/co-hosts" ? accounts.co_host : accounts.organizer;
      const id = await firstOrganization(page, account);
      await enterAs(page, account);
      await page.goto(tab ? `/manage/organizations/${id}${tab}` : "/manage");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await lookAt(page, `manage-organization${tab.replace("/", "-")}`, testInfo);
    },
  );

  if (!tab) continue;
  test(`who is no member of an organization is sent home, with the way back: ${tab}`, async ({
    page,
    accounts,
  }) => {
    const id = await firstOrganization(page, accounts.organizer);
    const path = `/manage/organizations/${id}${tab}`;
    await enterAs(page, accounts.student);
    await page.goto(path);
    await expect(page).toHaveURL(`/?redirect_to=${encodeURIComponent(path)}`);
  });
}

for (const path of ["/manage/organizations/999999/events", "/manage/organizations/1/events/999999/list"]) {
  test(`whose role is asked for in what is not there is sent home, with the way back: ${path}`, async ({
    page,
    accounts,
  }) => {
    await enterAs(page, accounts.organizer);
    await page.goto(path);
    await expect(page).toHaveURL(`/?redirect_to=${encodeURIComponent(path)}`);
  });
}

test("the address of an organization, and of its event, without a tab leads to the first one", async ({
  page,
  accounts,
}) => {
  const id = await firstOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}`);
  await expect(page).toHaveURL(`/manage/organizations/${id}/events`);
  const headers = await signInAs(page.request, accounts.organizer);
  const answer = await page.request.get(`/api/v1/organizations/${id}/events`, { headers });
  const event = `/manage/organizations/${id}/events/${(await answer.json()).data[0].id}`;
  await page.goto(event);
  await expect(page).toHaveURL(`${event}/edit`);
});

test("an organization is made in one language, gets a second, pictures and a member, and warns before work is lost", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  await enterAs(page, accounts.organizer);
  await page.goto("/manage/organizations/new");
  await page.getByRole("combobox", { name: w.registration }).click();
  await page.getByRole("option", { name: "日本語", exact: true }).click();
  await page.getByRole("button", { name: w.next }).click();
  await page.getByRole("button", { name: w.create }).click();
  await expect(page.getByText(w.nameRequired)).toBeVisible();
  await lookAt(page, "manage-organization-new", testInfo);
  const name = `試験の会 ${Date.now()}`;
  await page.getByLabel(w.name, { exact: false }).first().fill(name);
  await page.getByLabel(w.email, { exact: false }).first().fill("circle@example.com");
  await page.getByRole("button", { name: w.create }).click();
  await expect(page).toHaveURL(/\/select_lang$/);
  await lookAt(page, "manage-organization-select-lang", testInfo);
  await page.getByRole("combobox", { name: w.anotherLabel }).click();
  await page.getByRole("option", { name: "English", exact: true }).click();
  await page.getByRole("button", { name: w.add }).click();
  await expect(page).toHaveURL(/\/create_lang$/);
  await page.getByLabel(w.name, { exact: false }).nth(1).fill("Test Circle");
  await lookAt(page, "manage-organization-create-lang", testInfo);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: w.choosePicture }).first().click();
  await (await chooser).setFiles(join(import.meta.dirname, "../../docs/pictures/home.png"));
  await page.getByRole("button", { name: w.usePart }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByRole("button", { name: w.save }).click();
  await expect(page).toHaveURL(/\/events$/);

  await page.goto(page.url().replace(/events$/, "edit"));
  await expect(page.getByLabel(w.name, { exact: false }).nth(1)).toHaveValue("Test Circle");
  await page.getByLabel(w.name, { exact: false }).nth(1).fill("Unsaved Circle");
  const tabs = page.locator("main nav");
  await tabs.getByRole("link").nth(2).click();
  await page.getByRole("button", { name: w.stay }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await tabs.getByRole("link").nth(2).click();
  await page.getByRole("button", { name: w.leave }).click();
  await expect(page).toHaveURL(/\/members$/);

  await page.getByRole("button", { name: w.addMember }).click();
  await page.getByLabel(w.memberEmail).fill("nobody@example.com");
  await page.getByRole("dialog").getByRole("button", { name: w.addMember }).click();
  await expect(page.getByLabel(w.memberEmail)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(w.memberEmail).fill(accounts.co_host.email);
  await page.getByRole("dialog").getByRole("button", { name: w.addMember }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("button", { name: w.remove })).toHaveCount(1);
  await page.getByRole("button", { name: w.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.remove }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
});
