import { enterAs, newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

test("a visitor at a page behind the log-in is told why, and lands where they wanted", async ({
  page,
  accounts,
}) => {
  const path = "/manage/organizations/new";
  const logIn = `/login?redirect_to=${path}`;
  await page.goto(path);
  await expect(page).toHaveURL(logIn);
  await expect(page.getByRole("status").filter({ hasText: "Log in first" })).toBeVisible();
  for (const [name, address] of [
    ["I have no account yet", `/signup?redirect_to=${path}`],
    ["forgot password?", `/login/reset?redirect_to=${path}`],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", logIn);
  await page.getByLabel("E-mail").fill(accounts.organizer.email);
  await page.getByLabel("Password").fill(accounts.organizer.password);
  await page.locator("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(path);
});

test("who wants to hold an event finds the way to their organizations, over the log-in where nobody is signed in", async ({
  page,
  accounts,
}) => {
  const hold = page.getByRole("banner").getByRole("link", { name: "Hold an event" });
  await page.goto("/");
  await hold.click();
  await expect(page).toHaveURL("/login?redirect_to=/manage");
  await page.getByLabel("E-mail").fill(accounts.organizer.email);
  await page.getByLabel("Password").fill(accounts.organizer.password);
  await page.locator("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/manage");
  await expect(page.getByRole("region", { name: "Today" }).getByRole("link").first()).toBeVisible();
  await page.goto("/");
  await hold.click();
  await expect(page).toHaveURL("/manage");
});

test("a visitor's bookmarks are kept on the device, and in the account after logging in", async ({
  page,
}) => {
  const person = await newPerson(page.request, "bookmarks");
  const { data: events } = await (await page.request.get("/api/v1/events?limit=1")).json();
  await page.goto(`/events/${events[0].id}`);
  const main = page.locator("main");
  await main.getByRole("button", { name: "Save", pressed: false }).first().click();
  await page.goto("/me/saved");
  const stored = page.locator("section[aria-labelledby=bookmarks]").getByRole("button", { pressed: true });
  await expect(stored).toHaveCount(1);
  await main.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/me/saved");
  await expect(stored).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("tsudoi.bookmarks"))).toBeNull();
  const headers = await signInAs(page.request, person);
  const { data } = await (await page.request.get("/api/v1/users/own/bookmarks", { headers })).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([events[0].id]);
});

test("who is signed in already is sent on from the log-in and the sign-up", async ({ page, accounts }) => {
  await enterAs(page, accounts.student);
  await page.goto("/login?redirect_to=/me");
  await expect(page).toHaveURL("/me");
  await page.goto("/signup?redirect_to=//example.org");
  await expect(page).toHaveURL("/");
});

test("a password link that is no good leads to a new one, and keeps where one wanted to go", async ({
  page,
}) => {
  await page.goto("/password?reset_password=false&redirect_to=/events/1");
  const bar = page.getByRole("alert");
  await expect(bar).toContainText("Please start from the biginning.");
  await bar.getByRole("link", { name: "Get a new link by mail" }).click();
  await expect(page).toHaveURL("/login/reset?redirect_to=/events/1");
  const asked = page.waitForRequest("**/api/v1/auth/password");
  await page.getByLabel("E-mail").fill("nobody@example.com");
  await page.locator("main form").getByRole("button").last().click();
  expect((await asked).postDataJSON().redirect_url).toMatch(/\/password\?redirect_to=\/events\/1$/);
});

test("a signed-in view of an event asks about its management only for its organizers", async ({
  page,
  accounts,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/authentications/")) asked.push(request.url());
  });
  await enterAs(page, accounts.student);
  const { data } = await (await page.request.get("/api/v1/events")).json();
  const own = page.waitForResponse("**/applications/own");
  await page.goto(`/events/${data[0].id}`);
  await own;
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});
