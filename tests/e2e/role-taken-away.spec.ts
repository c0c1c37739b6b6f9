import type { Page } from "@playwright/test";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { eventToCheckIn } from "./support/check-in.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { writeToMidori } from "./support/write-to-midori.ts";

const words = {
  ja: {
    place: "会場名",
    save: "保存する",
    send: "送信する",
    accept: "承認する",
    refused: "この操作の権限がありません。",
    begin: "受付を始める",
    list: "リスト",
    notManager: "イベントの管理者と、リンクを受け取った方だけです",
  },
  en: {
    place: "Place name",
    save: "Save",
    send: "Send",
    accept: "Accept",
    refused: "You may not do this.",
    begin: "Start",
    list: "List",
    notManager: "Only managers of this event",
  },
};

/** An event of an organization of two, with somebody to decide on; `become` gives the editor another role. */
async function editedByTwo(page: Page) {
  const admin = await newPerson(page.request, "Admin");
  const editor = await newPerson(page.request, "Editor");
  const { id: organizationId } = await newOrganization(page, admin);
  const { event, headers, saved } = await newEvent(page, admin, {
    is_published: true,
    selection: "approval",
  });
  const members = `/api/v1/organizations/${organizationId}/organization_users`;
  const added = await page.request.post(`${members}/create`, {
    headers,
    data: { new_organizer_email: editor.email },
  });
  const { data: member } = await added.json();
  const become = async (role: string) => {
    const answer = await page.request.put(`${members}/${member.id}`, { headers, data: { role } });
    expect(answer.ok()).toBe(true);
  };
  await become("editor");
  const applicant = await newPerson(page.request, "Midori");
  await page.request.post(`/api/v1/events/${event.id}/applications/apply`, {
    headers: applicant.headers,
    data: {},
  });
  await enterAs(page, editor);
  return { dashboard: `/manage/organizations/${organizationId}/events/${event.id}`, become, saved };
}

test("an editor whose role ends before the last press of the form is told so, and what is typed stays", async ({
  page,
  language,
}) => {
  const w = words[language];
  const { dashboard, become, saved } = await editedByTwo(page);
  await page.goto(`${dashboard}/edit`);
  const place = page.getByLabel(w.place).first();
  await place.fill("Room 12");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  // It tells who has applied; its press is the last one.
  const lastPress = page.getByRole("dialog").getByRole("button", { name: w.save, exact: true });
  await expect(lastPress).toBeVisible();
  await become("door");
  await lastPress.click();
  await expect(page.getByText(w.refused).first()).toBeVisible();
  await expect(place).toHaveValue("Room 12");
  expect(JSON.stringify(await saved())).not.toContain("Room 12");
  await become("editor");
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await lastPress.click();
  await expect.poll(async () => JSON.stringify(await saved()).includes("Room 12")).toBe(true);
});

test("the same of a message: its words stay, and nobody gets it", async ({ page, language }) => {
  const w = words[language];
  const { dashboard, become } = await editedByTwo(page);
  await page.goto(`${dashboard}/list`);
  const lastPress = await writeToMidori(page, "The room", w.send);
  await expect(lastPress).toBeVisible();
  await become("door");
  await lastPress.click();
  await expect(page.getByText(w.refused).first()).toBeVisible();
  const typed = page
    .locator("textarea")
    .evaluateAll((fields) => fields.map((field) => "value" in field && field.value));
  expect(await typed).toContain("We meet in room 5.");
});

test("the same of decisions: nobody is decided on, and who was selected stays so", async ({
  page,
  language,
}) => {
  const w = words[language];
  const { dashboard, become } = await editedByTwo(page);
  await page.goto(`${dashboard}/list`);
  await page.getByRole("checkbox", { name: /Midori/ }).check();
  await become("door");
  await page.getByRole("button", { name: new RegExp(`^${w.accept}.*1`) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Welcome!");
  await dialog.getByRole("button", { name: w.accept, exact: true }).click();
  await expect(page.getByText(w.refused).first()).toBeVisible();
  await expect(dialog.getByRole("textbox").first()).toHaveValue("Welcome!");
});

test("whom a member has checked in just after they were removed counts once they are back", async ({
  page,
  language,
}) => {
  const w = words[language];
  const admin = await newPerson(page.request, "Admin");
  const helper = await newPerson(page.request, "Helper");
  const { id } = await newOrganization(page, admin);
  const made = await eventToCheckIn(page, admin, ["Renee"]);
  const members = `/api/v1/organizations/${id}/organization_users`;
  const add = async () => {
    const data = { new_organizer_email: helper.email };
    const added = await page.request.post(`${members}/create`, { headers: made.headers, data });
    return (await added.json()).data.id as number;
  };
  const member = await add();
  await enterAs(page, helper);
  await page.goto(made.path);
  await page.getByRole("button", { name: w.begin }).click();
  await page.getByRole("button", { name: w.list, exact: true }).click();
  await expect(page.getByRole("button", { name: /Renee/ })).toBeVisible();
  await page.request.delete(`${members}/${member}`, { headers: made.headers });
  await page.getByRole("button", { name: /Renee/ }).click();
  await expect(page.getByText(w.notManager).filter({ visible: true }).first()).toBeVisible();
  expect(await made.arrived()).toEqual([]);
  await add();
  await page.reload();
  await expect.poll(made.arrived).toHaveLength(1);
});
