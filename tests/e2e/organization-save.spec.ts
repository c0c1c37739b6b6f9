import type { Page } from "@playwright/test";
import { choose, newOrganization } from "./support/api-fixtures.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    registration: "登録する言語",
    next: "次へ",
    create: "作成する",
    name: "団体名",
    phone: "電話番号",
    email: "メールアドレス",
    unreachable: /通信できませんでした/,
    another: "別の言語",
    add: "この言語を追加する",
  },
  en: {
    registration: "Registration language",
    next: "Next",
    create: "Create",
    name: "Name",
    phone: "Phone number",
    email: "E-mail",
    unreachable: /can't be reached right now/,
    another: "Another language",
    add: "Add this language",
  },
};

test("an answer that got lost does not make an organization twice, and what is typed after it counts", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  await enterAs(page, accounts.organizer);
  await page.goto("/manage/organizations/new");
  await choose(page, w.registration, "日本語");
  await page.getByRole("button", { name: w.next }).click();
  const name = `一度だけの会 ${Date.now()}`;
  await page.getByLabel(w.name, { exact: false }).fill(name);
  await page.getByLabel(w.email, { exact: false }).fill("once@example.com");
  await page.route("**/organizations/create", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: w.create, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(w.unreachable);
  await page.getByLabel(w.phone).fill("075-666-6666");
  await page.getByRole("button", { name: w.create, exact: true }).click();
  await expect(page).toHaveURL(/\/select_lang$/);
  const headers = await signInAs(page.request, accounts.organizer);
  const { data } = await (await page.request.get("/api/v1/organizations", { headers })).json();
  const made = data.filter((one: { organization_name: string }) => one.organization_name === name);
  expect(made).toMatchObject([{ phone_num: "075-666-6666" }]);
});

/** Answers as the API does to somebody who is no member any more. */
const refuse = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 403, json: { errors: { user: ["is not allowed to do this"] } } })
      : route.fallback(),
  );

test("a refused second language says why", async ({ page, accounts, language }) => {
  const w = words[language];
  const { id } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await refuse(page, "**/language_organizations/create");
  await page.goto(`/manage/organizations/${id}/select_lang`);
  await choose(page, w.another, "English");
  await page.getByRole("button", { name: w.add }).click();
  await expect(page.getByRole("alert")).toContainText("You may not do this.");
});
