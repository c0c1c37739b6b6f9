import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { inShortRun } from "../support/short-run.ts";
import { mailTo } from "./support/mailbox.ts";
import { newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    email: "メールアドレス",
    password: "パスワード",
    logIn: "ログイン",
    ask: "データをまとめる",
    download: "データをダウンロード",
  },
  en: {
    email: "E-mail",
    password: "Password",
    logIn: "Login",
    ask: "Put my data together",
    download: "Download my data",
  },
};

test(
  "somebody who is logged out logs in, has their data put together, and saves it as a zip that says what is theirs",
  inShortRun,
  async ({ page, language }) => {
    const say = words[language as keyof typeof words];
    const person = await newPerson(page.request, "export");
    await page.goto("/me/data#export");
    await page.waitForURL(/\/login\?redirect_to=/);
    await page.getByLabel(say.email).fill(person.email);
    await page.getByLabel(say.password, { exact: true }).fill(person.password);
    await page.locator("main").getByRole("button", { name: say.logIn, exact: true }).click();
    await page.waitForURL(/\/me\/data/);
    await page.getByRole("button", { name: say.ask, exact: true }).click();
    const button = page.getByRole("button", { name: say.download, exact: true });
    await expect(button).toBeVisible({ timeout: 60_000 });
    // Who has signed up by the API alone reads mails in English.
    expect((await mailTo(person.email, /ready to download/)).text).toMatch(/\/me\/data\?lang=\w+#export/);
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^tsudoi-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const profile = JSON.parse(strFromU8(files["data/profile.json"] as Uint8Array));
    expect(profile).toMatchObject([{ email: person.email }]);
    expect(Object.keys(files)).toContain("schema/profile.schema.json");
  },
);
