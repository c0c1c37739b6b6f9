import { inJapaneseAlone, newEvent, newOrganization } from "./support/api-fixtures.ts";
import { organizerForms } from "./support/organizer-forms.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

test("the event's form shows its second language right after it was saved, and saves again without a conflict", async ({
  page,
  accounts,
}) => {
  const { event, organizationId, saved } = await newEvent(page, accounts.organizer, inJapaneseAlone);
  await enterAs(page, accounts.organizer);
  const dashboard = `/manage/organizations/${organizationId}`;
  await page.goto(`${dashboard}/event_create/${event.id}/select_lang`);
  await page.getByRole("combobox", { name: "Another language" }).click();
  await page.getByRole("option", { name: "English", exact: true }).click();
  await page.getByRole("button", { name: "Add this language" }).click();
  await expect(page).toHaveURL(`${dashboard}/event_create/${event.id}/2`);
  const titles = page.getByRole("textbox", { name: "Title", exact: true });
  await titles.nth(1).fill("Saved in English");
  await page.getByLabel("Place name").nth(1).fill("Hall");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(`${dashboard}/events/${event.id}/edit`);
  // The address is there before the page.
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await expect(titles.nth(1)).toHaveValue("Saved in English");
  await titles.nth(1).fill("Saved once more");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await saved()).language_events[1].title).toBe("Saved once more");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** How somebody comes back to a form: by its tab, from another one, and by a press where it is not there at once. */
const waysBack = {
  event: { tab: "Edit", other: "Co-hosts" },
  organization: { tab: "Setting", other: "Member" },
  reminder: { tab: "Message", other: "Co-hosts", reopen: /^Edit/ },
  "mail afterwards": { tab: "Afterwards", other: "Co-hosts" },
  survey: { tab: "Afterwards", other: "Co-hosts" },
};

for (const [name, { tab, other, ...way }] of Object.entries(waysBack)) {
  test(`a form shows what was saved when one comes back to it: ${name}`, async ({ page, accounts }) => {
    const form = organizerForms[name];
    if (!form) throw new Error(name);
    const made = await newEvent(page, accounts.organizer, inJapaneseAlone);
    const { id } = await newOrganization(page, accounts.organizer);
    await enterAs(page, accounts.organizer);
    const organizationId = name === "organization" ? id : made.organizationId;
    await page.goto(form.path({ organizationId, eventId: made.event.id }));
    await form.open?.(page);
    await form.fill?.(page);
    const field = form.field(page);
    for (const text of [form.text, `${form.text}2`]) {
      await field.fill(text);
      const saved = page.waitForResponse(form.call);
      await form.send(page).click();
      expect((await saved).ok()).toBe(true);
      for (const link of [other, tab]) {
        await page.locator("nav").getByRole("link", { name: link, exact: true }).click();
        const current = page.locator("nav [aria-current=page]", { hasText: link });
        await expect(current).toBeVisible();
      }
      if ("reopen" in way) await page.getByRole("button", { name: way.reopen }).first().click();
      await expect(field).toHaveValue(text);
      if (name === "reminder") break;
    }
  });
}

test("the profile, a help article and a group of synonyms show what was saved when one comes back to them", async ({
  page,
  accounts,
}) => {
  await enterAs(page, accounts.product_team);
  await page.goto("/me/settings");
  const name = page.getByLabel("First name");
  const before = await name.inputValue();
  for (const now of [`${before}2`, before]) {
    await name.fill(now);
    const saved = page.waitForResponse("**/api/v1/auth");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    expect((await saved).ok()).toBe(true);
    await page.locator("main nav a:not([aria-current])").first().click();
    await page.locator('main nav a[href="/me/settings"]').click();
    await expect(name).toHaveValue(now);
  }
  await page.goto("/uniteamanage/synonyms");
  await page.getByRole("button", { name: "Add a group" }).click();
  const words = page.getByRole("dialog").getByRole("textbox");
  const [word, other] = [`同義${Date.now()}`, `類義${Date.now()}`];
  await words.first().fill(`${word}\n${other}`);
  const save = page.getByRole("dialog").getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("searchbox").fill(word);
  const edit = page.getByRole("button", { name: new RegExp(`Edit.*${word}`) });
  for (const more of ["甲", "乙"]) {
    await edit.click();
    await words.first().fill(`${word}\n${other}\n${word}${more}`);
    await save.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await edit.click();
    await expect(words.first()).toHaveValue(new RegExp(`${word}${more}`));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
