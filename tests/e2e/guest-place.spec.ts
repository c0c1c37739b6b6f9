import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { mailsTo } from "./support/mailbox.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  en: { yes: /^Yes/, no: /^No/ },
  ja: { yes: /^はい/, no: /^いいえ/ },
};

interface Account {
  email: string;
  password: string;
}

/** Somebody whom an organizer has added to an event by an address, and who has confirmed it in an account since. */
async function addedPerson(page: Page, organizer: Account) {
  const { event, headers } = await newEvent(page, organizer, { is_published: true, max_participant_num: 5 });
  const email = `guest-${randomUUID()}@example.com`;
  const added = await page.request.post(`/api/v1/events/${event.id}/applications/by_manager`, {
    headers,
    data: { email, first_name: "Hana", last_name: "Mori" },
  });
  expect(added.ok()).toBe(true);
  const account = { email, password: "secret-1" };
  const signedUp = await page.request.post("/api/v1/auth", {
    data: {
      ...account,
      password_confirmation: account.password,
      first_name: "Hana",
      last_name: "Mori",
      country_id: 392,
      occupation_id: 2,
      confirm_success_url: `${process.env.SITE_URL}/home`,
    },
  });
  expect(signedUp.ok()).toBe(true);
  return { account, event };
}

/** Opens the link that the sign-up's mail has. */
async function confirm(page: Page, { email }: Account) {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await mailsTo(email)).map(({ text }) => text ?? "");
      link = /https?:\S+auth\/confirmation\S+/.exec(texts.join("\n"))?.[0];
      return Boolean(link);
    })
    .toBe(true);
  await page.request.get(link ?? "", { maxRedirects: 0 });
}

const asksOn = (page: Page) => page.locator("main").getByRole("status").filter({ hasText: "Hana" });

async function stateOf(page: Page, account: Account, eventId: number): Promise<string | null> {
  const headers = await signInAs(page.request, account);
  const { data } = await (
    await page.request.get(`/api/v1/events/${eventId}/applications/own`, { headers })
  ).json();
  return data?.state ?? null;
}

test(
  "whoever has confirmed an address that an organizer had added is asked on my page; a yes joins, and asks no more",
  inShortRun,
  async ({ page, accounts, language }, info) => {
    const { account, event } = await addedPerson(page, accounts.organizer);
    await enterAs(page, account);
    await page.goto("/me");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Anybody could have signed up with that address.
    expect(await stateOf(page, account, event.id)).toBeNull();
    await expect(asksOn(page)).toHaveCount(0);
    await confirm(page, account);
    await page.goto("/me");
    await expect(asksOn(page)).toBeVisible();
    await lookAt(page, "guest-place-question", info);
    await asksOn(page).getByRole("button", { name: words[language].yes }).click();
    await expect(asksOn(page)).toHaveCount(0);
    await expect(page.locator(`main a[href*="/events/${event.id}"]`).first()).toBeVisible();
    expect(await stateOf(page, account, event.id)).toBe("confirmed");
    await page.goto("/me");
    await expect(page.locator(`main a[href*="/events/${event.id}"]`).first()).toBeVisible();
    await expect(asksOn(page)).toHaveCount(0);
  },
);

test("a no is asked once more, and remembered", async ({ page, accounts, language }) => {
  const { account, event } = await addedPerson(page, accounts.organizer);
  await confirm(page, account);
  await enterAs(page, account);
  await page.goto("/me");
  const { no } = words[language];
  await asksOn(page).getByRole("button", { name: no }).click();
  const question = page.getByRole("dialog");
  await question.press("Escape");
  await expect(asksOn(page)).toBeVisible();
  await asksOn(page).getByRole("button", { name: no }).click();
  await question.getByRole("button", { name: no }).click();
  await expect(asksOn(page)).toHaveCount(0);
  await page.goto("/me");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(asksOn(page)).toHaveCount(0);
  expect(await stateOf(page, account, event.id)).toBeNull();
});
