import type { Page } from "@playwright/test";

const words = {
  ja: {
    first: "名",
    last: "姓",
    email: "メールアドレス",
    password: "パスワード",
    country: "国・地域",
    occupation: "職業",
  },
  en: {
    first: "First name",
    last: "Last name",
    email: "E-mail",
    password: "Password",
    country: "Country or region",
    occupation: "Occupation",
  },
};

/** Fills in what a sign-up asks of somebody who is no student: as Mika Sample, with `secret-1`. */
export async function fillSignUp(page: Page, language: "ja" | "en", email: string): Promise<void> {
  const w = words[language];
  await page.getByLabel(w.first).first().fill("Mika");
  await page.getByLabel(w.last).first().fill("Sample");
  await page.getByLabel(w.email).fill(email);
  await page.getByLabel(w.password).fill("secret-1");
  await page.getByLabel(w.country).selectOption("392");
  await page.getByLabel(w.occupation).selectOption("2");
}
