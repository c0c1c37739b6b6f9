import { newOrganization } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    ended: "招待した方に、もう一度送ってもらってください。",
    other: /でログインしています/,
    logOut: "ログアウト",
    accept: "承諾する",
  },
  en: {
    ended: "ask whoever invited you for a new one.",
    other: /You are logged in as/,
    logOut: "Log out",
    accept: "Accept",
  },
};

test("a forwarded link says for whom it is and lets nobody else in; a withdrawn one says how to get another", async ({
  page,
  language,
}, testInfo) => {
  const w = words[language];
  const admin = await newPerson(page.request, "Inviting");
  const invited = await newPerson(page.request, "Invited");
  const other = await newPerson(page.request, "Other");
  const { id } = await newOrganization(page, admin);
  const headers = await signInAs(page.request, admin);
  const made = await page.request.post(`/api/v1/organizations/${id}/invitations`, {
    headers,
    data: { email: invited.email, role: "editor" },
  });
  const { data: invitation } = await made.json();
  const mail = await mailTo(invited.email, /招待|invit/i);
  const [link = ""] = /https?:\S+\/invitation\?\S*token=[\w-]+/.exec(mail.text ?? "") ?? [];

  await enterAs(page, other);
  await page.goto(link);
  const main = page.locator("main");
  await expect(main.getByText(w.other)).toContainText(invited.email);
  await expect(main.getByRole("link", { name: w.logOut })).toBeVisible();
  await expect(main.getByRole("button", { name: w.accept })).toHaveCount(0);
  await lookAt(page, "invitation-forwarded", testInfo);

  await page.request.delete(`/api/v1/organizations/${id}/invitations/${invitation.id}`, { headers });
  await page.goto(link);
  await expect(main.getByText(w.ended)).toBeVisible();
  await expect(main.getByRole("link")).toHaveAttribute("href", "/manage");
  await lookAt(page, "invitation-ended", testInfo);
});
