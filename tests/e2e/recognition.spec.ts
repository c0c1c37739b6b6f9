import { inShortRun } from "../support/short-run.ts";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { phone } from "./support/widths.ts";

const words = {
  ja: {
    university: "京都教育大学",
    add: "担当者を追加",
    email: /^メールアドレス/,
    menu: "大学の担当者ページ",
    level: (language: string) => new RegExp(`^認定の区分（${language}）`),
    languages: ["日本語", "英語"],
    recognise: "認定する",
    withdraw: "取り消す",
    badge: "京都教育大学 · 公認",
    none: /大学による認定の登録はありません/,
  },
  en: {
    university: "Kyoto University of Education",
    add: "Add a person",
    email: /^E-mail address/,
    menu: "For universities",
    level: (language: string) => new RegExp(`^As what \\(${language}\\)`),
    languages: ["Japanese", "English"],
    recognise: "Recognize",
    withdraw: "Withdraw",
    badge: "Kyoto University of Education · Official",
    none: /No university has entered here/,
  },
};

/** In whichever language the person has signed up. */
const confirmation = /confirm your e-mail|メールアドレスの確認/;
const mail = /京都教育大学の担当者に登録されました|You now speak for Kyoto University of Education/;

test(
  "the team names a person of an office, who recognises a circle, which cards and pages say until it is withdrawn",
  inShortRun,
  async ({ page, browser, accounts, language }, testInfo) => {
    const w = words[language];
    const person = await newPerson(page.request, "office");
    const { text = "" } = await mailTo(person.email, confirmation);
    await page.request.get(/https?:\S+confirmation_token\S+/.exec(text)?.[0] ?? "");
    const headers = await signInAs(page.request, accounts.organizer);
    const made = await page.request.post("/api/v1/organizations/create", {
      headers,
      data: {
        organization: {
          email: "circle@example.com",
          prefecture_ids: [26],
          university_ids: [55],
          language_organizations_attributes: [
            { language_id: 1, name: `認定の会${Date.now()}`, is_main: true },
          ],
        },
      },
    });
    const { id, organization_name: name } = (await made.json()).data;

    const visit = await browser.newContext({ locale: language });
    const stranger = await visit.newPage();
    await enterAs(stranger, person);
    await stranger.goto(`/manage/universities?lang=${language}`);
    await expect(stranger.getByRole("main").locator("a[href^='mailto:']")).toBeVisible();
    await lookAt(stranger, "university-access", testInfo);

    await enterAs(page, accounts.product_team);
    await page.goto(`/uniteamanage/university_staff?lang=${language}&university=55`);
    await page.getByRole("button", { name: w.add }).click();
    await page.getByRole("dialog").getByLabel(w.email).fill(person.email);
    await page.getByRole("dialog").getByRole("button", { name: w.add }).click();
    await expect(page.getByRole("table")).toContainText(person.email);
    await lookAt(page, "team-university-staff", testInfo);
    expect((await mailTo(person.email, mail)).text).toContain("/manage/universities/55");

    const office = await visit.newPage();
    await enterAs(office, person);
    await office.goto(`/?lang=${language}`);
    const isWide = (office.viewportSize()?.width ?? 0) > 700;
    if (!isWide)
      await office
        .getByRole("button", { name: /menu|メニュー/i })
        .first()
        .click();
    await office.getByRole("link", { name: w.menu }).last().click();
    await expect(office).toHaveURL(/\/manage\/universities\/55/);
    await office.getByRole("button", { name: `${w.recognise}: ${name}` }).click();
    const dialog = office.getByRole("dialog");
    for (const [place, level] of ["公認", "Official"].entries())
      await dialog.getByLabel(w.level(w.languages[place] ?? "")).fill(level);
    await dialog.getByRole("button", { name: w.recognise, exact: true }).click();
    await expect(office.getByRole("button", { name: `${w.withdraw}: ${name}` })).toBeVisible();
    await lookAt(office, "university-organizations", testInfo);

    const visitor = await (await browser.newContext({ locale: language })).newPage();
    await visitor.goto(`/organizations/${id}?lang=${language}`);
    await expect(visitor.getByText(w.badge)).toBeVisible();
    await visitor.goto(`/organizations?recognised_by=55&lang=${language}`);
    await expect(visitor.getByRole("article").filter({ hasText: name })).toContainText(w.badge);
    await visitor.setViewportSize(phone.viewport);
    const search = await visitor.getByRole("search").getByRole("button").boundingBox();
    // Beside a long name of a university its word stays in one line.
    expect(search?.height).toBeLessThan(60);

    await office.getByRole("button", { name: `${w.withdraw}: ${name}` }).click();
    await office.getByRole("dialog").getByRole("button", { name: w.withdraw, exact: true }).click();
    await expect(office.getByRole("button", { name: `${w.withdraw}: ${name}` })).toHaveCount(0);
    await visitor.goto(`/organizations/${id}?lang=${language}`);
    await expect(visitor.getByText(w.none)).toBeVisible();
  },
);
