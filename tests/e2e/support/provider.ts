import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** Of pages of the site, in both languages of its tests. */
const words = {
  en: { country: "Country or region", occupation: "Occupation", submit: "Sign up" },
  ja: { country: "国・地域", occupation: "職業", submit: "登録する" },
};

/** The provider's own log-in, which is in English. @param who the address that one has there; nobody says no */
export async function logInAtProvider(page: Page, who: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  if (!who) return page.getByRole("button", { name: "No" }).click();
  await page.getByLabel("Name").fill(who);
  await page.getByRole("button", { name: "Go on" }).click();
}

interface Newcomer {
  email: string;
  /** Where the page is afterwards. */
  path: string;
  isShared?: boolean;
}

/** Signs up somebody who has no password, in the page. */
export async function signUpByProvider(
  page: Page,
  language: "ja" | "en",
  { email, path, isShared = false }: Newcomer,
): Promise<void> {
  const t = words[language];
  await page.goto(`/login?redirect_to=${path}`);
  if (isShared) await page.getByRole("checkbox").check();
  await page.locator("a[href*='/auth/oidc/kyoto']").click();
  await logInAtProvider(page, email);
  await page.getByLabel(t.country).selectOption("392");
  await page.getByLabel(t.occupation).selectOption("2");
  const submit = page.getByRole("button", { name: t.submit, exact: true });
  await submit.click();
  await expect(page).toHaveURL(path);
  // The address changes first: until the next page is drawn, its fields are those of the sign-up.
  await expect(submit).toBeHidden();
}
