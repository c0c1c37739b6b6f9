import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { myOrganization, newEvent, newOrganization } from "./support/api-fixtures.ts";
import { enterAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    remove: "外す",
    removeFailed: "エラーが発生しました",
    accept: "承諾する",
    nobodyYet: "現在の申込者は0名です",
    decline: "辞退する",
    declined: "辞退",
    error: "エラーが発生しました。もう一度お試しください。",
    prefectures: "主な活動都道府県",
    universities: "大学",
    kyoto: "京都府",
    kyotoUniversity: "京都大学",
    tokyoUniversity: "東京大学",
    hint: "大学は主な活動都道府県の中からのみ選べます",
  },
  en: {
    remove: "Remove",
    removeFailed: "エラーが発生しました",
    accept: "Accept",
    nobodyYet: "Nobody is going yet.",
    decline: "Decline",
    declined: "Declined",
    error: "An error occurred. Please try again.",
    prefectures: "Main prefectures",
    universities: "Universities",
    kyoto: "Kyoto",
    kyotoUniversity: "Kyoto University",
    tokyoUniversity: "The University of Tokyo",
    hint: "Universities can be chosen only in main prefectures",
  },
};

interface Account {
  email: string;
  password: string;
}

/** An event that the co-host's organization is asked to hold too, with the page on which it answers. */
async function invite(page: Page, organizer: Account, coHost: Account) {
  const title = `共催の会 ${crypto.randomUUID()}`;
  const made = await newEvent(page, organizer, {
    language_events_attributes: [{ language_id: 1, title, place_name: "会館", is_main: true }],
  });
  const guest = await myOrganization(page, coHost);
  const organization = await page.request.get(`/api/v1/organizations/${guest.id}`, {
    headers: guest.headers,
  });
  const { email } = (await organization.json()).data;
  const answer = await page.request.post(`/api/v1/events/${made.event.id}/co_hosts`, {
    headers: made.headers,
    data: { target_organization_email: email, current_organization_id: made.organizationId },
  });
  expect(answer.ok()).toBe(true);
  await enterAs(page, coHost);
  await page.goto(`/manage/organizations/${guest.id}/co-hosts`);
  const withdraw = () =>
    page.request.delete(`/api/v1/events/${made.event.id}/co_hosts/${guest.id}`, {
      headers: made.headers,
      params: { current_organization_id: made.organizationId },
    });
  return { eventId: made.event.id, row: page.getByRole("row").filter({ hasText: title }), withdraw };
}

test(
  "an accepted invitation leads to the management of the event",
  inShortRun,
  async ({ page, accounts, language }) => {
    const w = words[language];
    const { eventId, row } = await invite(page, accounts.organizer, accounts.co_host);
    await row.getByRole("button", { name: w.accept }).click();
    await expect(page.getByRole("dialog")).toContainText(w.nobodyYet);
    await page.getByRole("dialog").getByRole("button", { name: w.accept }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${eventId}/edit$`));
  },
);

test("a declined invitation says so and cannot be answered again", async ({ page, accounts, language }) => {
  const w = words[language];
  const { row } = await invite(page, accounts.organizer, accounts.co_host);
  await row.getByRole("button", { name: w.decline }).click();
  await page.getByRole("dialog").getByRole("button", { name: w.decline }).click();
  await expect(row.getByText(w.declined, { exact: true })).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
});

test("an invitation that was withdrawn meanwhile goes from the list when it is answered", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { row, withdraw } = await invite(page, accounts.organizer, accounts.co_host);
  await row.getByRole("button", { name: w.accept }).click();
  await withdraw();
  await page.getByRole("dialog").getByRole("button", { name: w.accept }).click();
  await expect(page.getByRole("alert")).toHaveText(w.error);
  await expect(row).toHaveCount(0);
});

test("a member whom somebody else has removed meanwhile goes from the list", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { id } = await newOrganization(page, accounts.organizer);
  const { headers } = await myOrganization(page, accounts.organizer);
  const members = `/api/v1/organizations/${id}/organization_users`;
  const added = await page.request.post(`${members}/create`, {
    headers,
    data: { new_organizer_email: accounts.co_host.email },
  });
  const { data } = await added.json();
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/members`);
  await page.getByRole("button", { name: w.remove }).click();
  await page.request.delete(`${members}/${data.id}`, { headers });
  await page.getByRole("dialog").getByRole("button", { name: w.remove }).click();
  await expect(page.getByRole("alert")).toHaveText(w.removeFailed);
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("universities can be chosen only in the main prefectures", async ({ page, accounts, language }) => {
  const w = words[language];
  const { id } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  const universities = page.getByRole("combobox", { name: w.universities });
  await universities.fill(w.kyotoUniversity);
  await expect(page.getByRole("listbox").getByText(w.hint)).toBeVisible();
  await page.getByRole("combobox", { name: w.prefectures }).fill(w.kyoto);
  await page.getByRole("option", { name: w.kyoto, exact: true }).click();
  await page.keyboard.press("Escape");
  await universities.fill(w.tokyoUniversity);
  await expect(page.getByRole("option", { name: w.tokyoUniversity, exact: true })).toHaveCount(0);
  await universities.fill(w.kyotoUniversity);
  await expect(page.getByRole("option", { name: w.kyotoUniversity, exact: true })).toBeVisible();
});
