import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    visitor: /大学の所属確認が済んだ方だけです。新規登録/,
    facts: "大学のメールアドレスによる所属確認が必要です",
    email: "大学のメールアドレス",
    send: "確認メールを送る",
    sent: /にメールを送りました/,
    submit: "所属を確認する",
    done: /の所属を確認しました/,
    on: "申し込みへ進む",
    apply: "申し込む",
    proved: /確認済み：京都大学/,
    badge: "京都大学（確認済み）",
    gone: /すでに使われたか/,
  },
  en: {
    visitor: /Only people with a verified university can apply here\. Sign up/,
    facts: "Asks you to verify your university by e-mail",
    email: "University e-mail address",
    send: "Send the mail",
    sent: /We sent a mail to/,
    submit: "Verify",
    done: /Verified: Kyoto University/,
    on: "Go on to apply",
    apply: "Apply",
    proved: /Verified: Kyoto University/,
    badge: "Kyoto University (verified)",
    gone: /was used already/,
  },
};
const subject = /Verify that you are at|の所属確認/;

test(
  "an event for verified universities leads from the visitor's page over the mail's link to the application, which its organizer sees as verified",
  inShortRun,
  async ({ page, browser, accounts, language }, testInfo) => {
    const w = words[language];
    const { event, organizationId } = await newEvent(page, accounts.organizer, {
      is_published: true,
      requires_affiliation: true,
      asks_accommodation: true,
    });
    const { id } = event;

    const visitor = await (await browser.newContext({ locale: language })).newPage();
    await visitor.goto(`/events/${id}?lang=${language}`);
    await expect(visitor.getByText(w.facts)).toBeVisible();
    await visitor.goto(`/events/${id}/apply?lang=${language}`);
    await expect(visitor.getByText(w.visitor)).toBeVisible();
    await lookAt(visitor, "apply-affiliation-visitor", testInfo);

    const person = await newPerson(page.request, "Aoi");
    const address = `${person.email.split("@")[0]}@st.kyoto-u.ac.jp`;
    const reader = await (await browser.newContext({ locale: language })).newPage();
    await enterAs(reader, person);
    await reader.goto(`/events/${id}/apply?lang=${language}`);
    await reader.getByLabel(w.email).fill(address);
    await lookAt(reader, "apply-affiliation", testInfo);
    await reader.getByRole("button", { name: w.send }).click();
    await expect(reader.getByText(w.sent)).toBeVisible();
    const { text = "" } = await mailTo(address, subject);
    const link = new URL(/https?:\S+\/affiliation\?\S+/.exec(text)?.[0] ?? "");
    const linked = `${link.pathname}${link.search}`;

    await reader.goto(linked);
    await lookAt(reader, "affiliation-link", testInfo);
    await reader.getByRole("button", { name: w.submit }).click();
    await expect(reader.getByText(w.done)).toBeVisible();
    await reader.getByRole("link", { name: w.on }).click();
    await reader.getByRole("button", { name: w.apply, exact: true }).click();
    await expect(reader).toHaveURL(new RegExp(`/events/${id}(\\?just_applied|$)`));
    await reader.goto(`/me/settings?lang=${language}`);
    await expect(reader.getByText(w.proved)).toBeVisible();
    await lookAt(reader, "my-settings-affiliation", testInfo);
    await reader.goto(linked);
    await expect(reader.getByText(w.gone)).toBeVisible();

    await enterAs(page, accounts.organizer);
    await page.goto(`/manage/organizations/${organizationId}/events/${id}/list?lang=${language}`);
    await expect(page.getByText(w.badge).first()).toBeVisible();
    await lookAt(page, "participants-affiliation", testInfo);
  },
);
