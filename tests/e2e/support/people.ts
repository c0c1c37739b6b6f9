import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

type Headers = Record<string, string>;

/** An account has ten devices: tests that each brought one would log out those that run beside them. */
const sessions = new Map<string, Headers>();

/** The session headers of an account, for calls beside the page. */
export async function signInAs(
  request: APIRequestContext,
  account: { email: string; password: string },
): Promise<Headers> {
  const known = sessions.get(account.email);
  if (known && (await request.get("/api/v1/users/own", { headers: known })).ok()) return known;
  const answer = await request.post("/api/v1/auth/sign_in", { data: account });
  if (!answer.ok()) throw new Error(`${account.email} could not sign in: ${answer.status()}`);
  const headers = answer.headers();
  const session = Object.fromEntries(
    ["access-token", "client", "uid"].map((name) => [name, headers[name] ?? ""]),
  );
  sessions.set(account.email, session);
  return session;
}

/** Signs up somebody of that first name, whose address nobody else has; answers the account with its session headers. */
export async function newPerson(request: APIRequestContext, name: string) {
  const account = { email: `${name}-${randomUUID()}@example.com`, password: "secret-1" };
  const answer = await request.post("/api/v1/auth", {
    data: {
      ...account,
      password_confirmation: account.password,
      first_name: name,
      last_name: "Sample",
      country_id: 392,
      occupation_id: 2,
      confirm_success_url: `${process.env.SITE_URL}/home`,
    },
  });
  if (!answer.ok()) throw new Error(`${account.email} could not sign up: ${answer.status()}`);
  return { ...account, headers: await signInAs(request, account) };
}

/** Makes the page's browser signed in as an account, from the next navigation on. */
export async function enterAs(page: Page, account: { email: string; password: string }): Promise<void> {
  const session = await signInAs(page.request, account);
  await page.addInitScript(
    (stored) => {
      // A frame that may do nothing has no storage either.
      if (window === window.top) localStorage.setItem("tsudoi.session", stored);
    },
    JSON.stringify({ "token-type": "Bearer", expiry: "", ...session }),
  );
}

/** Logs the page's person out. Whoever goes on before it is done is still logged in. */
export async function logOut(page: Page): Promise<void> {
  await page.goto("/logout");
  await expect(page.locator("html")).not.toHaveAttribute("data-signed-in", "");
}
