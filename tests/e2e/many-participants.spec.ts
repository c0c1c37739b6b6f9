import type { Page } from "@playwright/test";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    selectShown: "表示中の全員を選ぶ",
    loading: "3件中2件を表示 残りを読み込んでいます…",
    all: "3件中3件を表示",
    coming: /^参加（3）$/,
    failed: "一部の申込者を読み込めませんでした。人数は正しいものですが、一覧は途中までです。",
    retry: "もう一度試す",
  },
  en: {
    selectShown: "Select all shown",
    loading: "2 of 3 shown Loading the rest…",
    all: "3 of 3 shown",
    coming: /^Coming \(3\)$/,
    failed: "Not everyone could be loaded. The figures are right, but the list ends here.",
    retry: "Try again",
  },
};

/** A public event with three participants, whose list comes two at a time. */
async function eventInPages(page: Page, organizer: { email: string; password: string }) {
  const made = await newEvent(page, organizer, { is_published: true });
  for (const name of ["Akari", "Botan", "Chika"]) {
    const { headers } = await newPerson(page.request, name);
    const address = `/api/v1/events/${made.event.id}/applications/apply`;
    expect((await page.request.post(address, { headers, data: {} })).status()).toBe(200);
  }
  const isNext = (url: URL) => url.searchParams.has("cursor");
  await page.route(
    (url) => /\/participants$/.test(url.pathname) && !isNext(url),
    (route) => {
      const url = new URL(route.request().url());
      if (url.searchParams.get("limit") !== "1") url.searchParams.set("limit", "2");
      return route.continue({ url: url.href });
    },
  );
  const onNext = (handle: Parameters<Page["route"]>[1]) =>
    page.route((url) => /\/participants$/.test(url.pathname) && isNext(url), handle);
  await enterAs(page, organizer);
  return { path: `/manage/organizations/${made.organizationId}/events/${made.event.id}/list`, onNext };
}

test("the first participants are shown with everybody's count before the others have come", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { path, onNext } = await eventInPages(page, accounts.organizer);
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await onNext(async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.goto(path);
  const table = page.getByRole("table").first();
  await expect(page.getByText(w.loading)).toBeVisible();
  await expect(table.getByRole("row", { name: /Akari|Botan/ })).toHaveCount(2);
  await expect(page.locator("label", { hasText: w.coming })).toBeVisible();
  // Who is not there yet would be left out.
  await expect(page.getByRole("checkbox", { name: w.selectShown })).toBeDisabled();
  const height = (await table.boundingBox())?.height;
  goOn();
  await expect(page.getByText(w.all)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: w.selectShown })).toBeEnabled();
  await expect(table.getByRole("row", { name: /Chika/ })).toBeVisible();
  expect(Math.abs(((await table.boundingBox())?.height ?? 0) - (height ?? 0))).toBeLessThan(2);
});

test("where the others do not come the list says so, and asks again on a press", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { path, onNext } = await eventInPages(page, accounts.organizer);
  let tries = 0;
  await onNext((route) => {
    tries += 1;
    return tries > 1 ? route.continue() : route.abort();
  });
  await page.goto(path);
  await expect(page.getByText(w.failed)).toBeVisible();
  await page.getByRole("button", { name: w.retry }).click();
  await expect(page.getByText(w.all)).toBeVisible();
  await expect(page.getByText(w.failed)).toHaveCount(0);
});
