import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import { eventToCheckIn } from "./support/check-in.ts";
import { clearCachedPages } from "./support/clear-cached-pages.ts";
import { logOut, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    email: "メールアドレス",
    password: "パスワード",
    shared: "共用のパソコンです",
    logIn: "ログイン",
    begin: "受付を始める",
    list: "リスト",
  },
  en: {
    email: "E-mail",
    password: "Password",
    shared: "This is a shared computer",
    logIn: "Login",
    begin: "Start",
    list: "List",
  },
};

test(
  "on a shared computer a log-in ends with its window, and nothing of it is on the device",
  inShortRun,
  async ({ page, accounts, language }) => {
    const say = words[language];
    const session = () =>
      page.evaluate(() => [
        sessionStorage.getItem("tsudoi.session") !== null,
        localStorage.getItem("tsudoi.session"),
      ]);
    await page.goto("/login");
    await page.getByLabel(say.email).fill(accounts.student.email);
    await page.getByLabel(say.password, { exact: true }).fill(accounts.student.password);
    await page.getByLabel(say.shared).check();
    await page.locator("main").getByRole("button", { name: say.logIn, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-signed-in", "");
    await page.waitForURL("/");
    expect(await session()).toEqual([true, null]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-signed-in", "");
    await page.goto("/me/tickets");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.filter((name) => name === "tsudoi.personal")).toEqual([]);
    const other = await page.context().newPage();
    await other.goto("/me");
    await other.waitForURL(/\/login/);
    await other.close();
    await logOut(page);
    expect(await session()).toEqual([false, null]);
  },
);

test("after tickets, searches and pages of one's own a shared computer has none of them, and is offered no passkey", async ({
  page,
  accounts,
  language,
}) => {
  const say = words[language];
  await clearCachedPages(page);
  const { event } = await newEvent(page, accounts.organizer, { is_published: true });
  const person = await newPerson(page.request, "Shared");
  const { headers } = person;
  await page.request.post(`/api/v1/events/${event.id}/applications/apply`, { headers, data: {} });
  await page.request.put(`/api/v1/events/${event.id}/bookmark`, { headers });
  const device = await addAuthenticator(page);
  await page.goto("/login?redirect_to=/me");
  await page.getByLabel(say.email).fill(person.email);
  await page.getByLabel(say.password, { exact: true }).fill(person.password);
  await page.getByLabel(say.shared).check();
  await page.locator("main form").getByRole("button", { name: say.logIn, exact: true }).click();
  await page.waitForURL("/me");
  const places = [
    `/events/${event.id}/ticket`,
    `/events/${event.id}`,
    "/events?q=editing",
    "/me/saved",
    "/me/data",
  ];
  for (const place of places) {
    await page.goto(place, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Pages are kept once nothing more has arrived for a second and a half.
    await page.waitForTimeout(2_000);
  }
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cached: (await (await caches.match("/.kept-pages"))?.json()) ?? { owner: null, pages: {} },
  }));
  expect(left).toEqual({ local: [], databases: [], cached: { owner: null, pages: {} } });
  await device.remove();
});

test("on a shared computer the list at the entrance is in the window alone", async ({
  page,
  accounts,
  language,
}) => {
  const say = words[language];
  const { path, arrived } = await eventToCheckIn(page, accounts.organizer, ["Renee", "Quentin"]);
  await page.goto(`/login?redirect_to=${path}`);
  await page.getByLabel(say.email).fill(accounts.organizer.email);
  await page.getByLabel(say.password, { exact: true }).fill(accounts.organizer.password);
  await page.getByLabel(say.shared).check();
  await page.locator("main form").getByRole("button", { name: say.logIn, exact: true }).click();
  await page.waitForURL(path);
  await page.getByRole("button", { name: say.begin, exact: true }).click();
  await page.getByRole("button", { name: say.list, exact: true }).click();
  await page.getByRole("button", { name: /Renee/ }).click();
  await expect.poll(arrived).toHaveLength(1);
  await expect(page.getByText(/Quentin/).first()).toBeVisible();
  const stored = () => page.evaluate(readEverything);
  await expect.poll(stored).not.toContain("Renee");
  expect(await stored()).not.toContain("Quentin");
});

/** All that IndexedDB keeps for this site, as a text. */
async function readEverything(): Promise<string> {
  const all: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames)
      all.push(
        await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        }),
      );
    database.close();
  }
  return JSON.stringify(all);
}
