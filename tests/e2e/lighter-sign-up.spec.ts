import type { Page } from "@playwright/test";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    show: "パスワードを表示",
    occupation: "職業",
    university: "大学",
    kyoto: "京都大学",
    tokyo: "東京大学",
    forgot: "パスワードを忘れた方はこちら",
    back: "ログイン画面に戻る",
    send: "メールを送る",
    end: "退会手続きへ",
  },
  en: {
    show: "Show password",
    occupation: "Occupation",
    university: "University",
    kyoto: "Kyoto University",
    tokyo: "The University of Tokyo",
    forgot: "forgot password?",
    back: "Back to login",
    send: "Send the mail",
    end: "Delete the account…",
  },
};

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test("a university is chosen first and brings its prefecture, which can be changed; what is known is set", async ({
  page,
  language,
}, testInfo) => {
  const w = words[language];
  await page.goto("/signup");
  await expect(field(page, "person.country_id")).toHaveValue(language === "ja" ? "392" : "");
  await expect(field(page, "person.prefecture_id")).toHaveCount(0);
  await page.getByLabel(w.occupation).selectOption("1");
  const university = page.getByRole("combobox", { name: w.university, exact: true });
  const prefecture = field(page, "person.prefecture_id");
  await expect(field(page, "person.graduation_month")).toHaveValue("3");
  await university.fill("kyodai");
  await page.getByRole("option", { name: w.kyoto, exact: true }).click();
  await expect(prefecture).toHaveValue("26");
  const [first, second] = [await university.boundingBox(), await prefecture.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await lookAt(page, "sign-up-student", testInfo);
  // The prefecture that one university has brought does not hide the others.
  await university.fill("");
  await university.pressSequentially("toudai");
  await page.getByRole("option", { name: w.tokyo, exact: true }).click();
  await expect(prefecture).toHaveValue("13");
  await prefecture.selectOption("27");
  await expect(university).toHaveValue("");
  await page.getByLabel(w.occupation).selectOption("2");
  await expect(prefecture).toHaveCount(0);
});

test("every password can be shown while it is typed, and the caret stays where it is", async ({
  page,
  language,
}) => {
  const w = words[language];
  const person = await newPerson(page.request, "Shown");
  const show = page.getByRole("button", { name: w.show, exact: true });
  for (const [address, name] of [
    ["/login", "password"],
    ["/signup", "person.password"],
  ] as const) {
    await page.goto(address);
    const password = field(page, name);
    await password.fill("secret-1");
    await password.press("ArrowLeft");
    await password.press("ArrowLeft");
    await expect(show).toHaveAttribute("aria-pressed", "false");
    await show.click();
    await expect(password).toHaveAttribute("type", "text");
    await expect(show).toHaveAttribute("aria-pressed", "true");
    await expect(password).toBeFocused();
    await page.keyboard.type("X");
    await expect(password).toHaveValue("secretX-1");
    await show.focus();
    await page.keyboard.press("Space");
    await expect(password).toHaveAttribute("type", "password");
    await expect(show).toBeFocused();
  }
  await page.goto("/password?access-token=a&client=b&uid=c");
  await expect(show).toHaveCount(2);
  await enterAs(page, person);
  await page.goto("/me/settings");
  await page.getByRole("button", { name: w.end }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: w.show })).toBeVisible();
});

test("the typed address comes along from the log-in to the reset and back, and stands in no address", async ({
  page,
  language,
}) => {
  const w = words[language];
  await page.goto("/login?redirect_to=/me");
  await field(page, "email").fill("mika@example.com");
  await page.getByRole("link", { name: w.forgot }).click();
  await expect(page).toHaveURL("/login/reset?redirect_to=/me");
  await expect(field(page, "email")).toHaveValue("mika@example.com");
  await field(page, "email").fill("mika@example.org");
  await page.getByRole("link", { name: w.back }).click();
  await expect(page).toHaveURL("/login?redirect_to=/me");
  await expect(field(page, "email")).toHaveValue("mika@example.org");
  await page.getByRole("link", { name: w.forgot }).click();
  await page.getByRole("button", { name: w.send }).click();
  await page.getByRole("link", { name: w.back }).click();
  await expect(field(page, "email")).toHaveValue("mika@example.org");
});
