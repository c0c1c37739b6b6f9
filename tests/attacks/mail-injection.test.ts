import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { mails as registry } from "../../src/jobs/mails.server.ts";
import { openMailer } from "../../src/platform/mail/mailer.server.ts";
import { signUp } from "../factories/accounts.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { deliverMails } from "../support/deliver-mails.ts";
import { startTestServer } from "../support/server.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

const smtp = await startSmtpServer();
const { api, platform, db } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});
beforeEach(() => {
  smtp.taken.length = 0;
});

async function mails() {
  if (!mailer) throw new Error("no mail server");
  while (await deliverMails(platform, mailer, registry));
  return Promise.all(
    smtp.taken.map(async (mail) => ({ ...mail, parsed: await PostalMime.parse(mail.source) })),
  );
}

it("whatever names and titles hold, a mail keeps its headers, its sender and its one recipient", async () => {
  const header = "\r\nBcc: everybody@evil.example\r\nX-Evil: 1\r\n\r\n<h1>Evil</h1>";
  const owner = await makeOrganization(db, { name: `"Club" <boss@evil.example>, x${header}` });
  const eventId = await makeEvent(db, {
    owner,
    title: `Tea${header}`,
  });
  const { form, session } = await signUp(api, { first_name: `Mai${header}`, last_name: `"${header}` });
  expect((await api(`POST /events/${eventId}/applications/apply`, { as: session, body: {} })).status).toBe(
    200,
  );
  const sent = await mails();
  expect(sent).toHaveLength(2);
  for (const { to, parsed } of sent) {
    expect(to).toBe(form.email);
    expect(parsed.headers.map(({ key }) => key).filter((key) => /^(bcc|x-evil)$/.test(key))).toEqual([]);
    expect(parsed.from?.address).toBe("noreply@tsudoi.test");
    expect(parsed.html).not.toContain("<h1>");
    const calendar = parsed.attachments.find(({ mimeType }) => mimeType === "text/calendar");
    if (!calendar) continue;
    const lines = new TextDecoder()
      .decode(calendar.content as ArrayBuffer)
      .replaceAll(/\r\n /g, "")
      .split("\r\n");
    expect(lines.filter((line) => /^(Bcc|X-Evil)/.test(line))).toEqual([]);
  }
});

it("a stranger whose address somebody signs up with reads no link that came in with the name", async () => {
  await signUp(api, { first_name: "You-won!https://evil.example/prize", last_name: "www.evil.example" });
  const [mail] = await mails();
  expect(mail?.parsed.text).not.toMatch(/evil\.example|https?:\/\/(?!tsudoi\.test\/)/);
  expect(mail?.parsed.text).toContain("You-won!");
  expect(mail?.parsed.html).not.toMatch(/evil\.example/);
});

it("names with dots and initials stay readable", async () => {
  await signUp(api, { first_name: "J.R.", last_name: "St. John" });
  const [mail] = await mails();
  expect(mail?.parsed.text).toContain("J. R. St. John");
});

it("a name or title pasted with line breaks and turned writing is taken as one readable line", async () => {
  const { form, session, answer } = await signUp(api, {
    first_name: "Mai\r\nBcc:\u202e x",
    last_name: "I\u0007to",
  });
  expect(answer.body.data).toMatchObject({ first_name: "Mai Bcc: x", last_name: "Ito" });
  const language_organizations_attributes = [
    { language_id: 2, name: "Tea\t\u2067Club", discription: "one\r\ntwo" },
  ];
  const organization = { email: form.email, language_organizations_attributes };
  const { body } = await api("POST /organizations/create", { as: session, body: { organization } });
  expect(body.data.organization_name).toBe("Tea Club");
  expect(body.data.language_organizations[0].discription).toBe("one\ntwo");
  const blank = await api("PUT /auth", { as: session, body: { first_name: "\u200b\u202e" } });
  expect([blank.status, blank.body.errors.first_name]).toEqual([422, ["can't be blank"]]);
});
