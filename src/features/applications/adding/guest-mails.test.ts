import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";

const smtp = await startSmtpServer();
const { api, db, clock, platform } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
let eventId: number;
beforeEach(async () => {
  clock.set(testNow);
  eventId = await makeEvent(db, { owner });
});

const add = (body: object, language: "ja" | "en" = "en") =>
  api(`POST /events/${eventId}/applications/by_manager`, {
    as: organizer.session,
    language,
    body: { first_name: "Hana", last_name: "Mori", ...body },
  });
const sent = async () => {
  if (mailer) await deliverMails(platform, mailer, mails);
  return Promise.all(smtp.taken.splice(0).map(({ source }) => PostalMime.parse(source)));
};
const linkIn = (text = "") => /my_application\?\S*token=([\w.-]+)/.exec(text)?.[1] ?? "";

it("the mail has the ticket, says who has added them, and its link cancels without an account", async () => {
  await add({ email: "hana@example.com" });
  const [mail] = await sent();
  expect(mail?.to?.[0]?.address).toBe("hana@example.com");
  expect(mail?.text).toMatch(/has added you to/);
  expect(mail?.attachments.some(({ mimeType }) => mimeType === "text/calendar")).toBe(true);
  const { status, body } = await api("PUT /applications/by_link/cancell", {
    body: { token: linkIn(mail?.text) },
  });
  expect([status, body.data?.application.state]).toEqual([200, "cancelled"]);
});

it("it is in the language in which the organizer has added them", async () => {
  await add({ email: "sakura@example.com" }, "ja");
  const mail = (await sent()).find(({ to }) => to?.[0]?.address === "sakura@example.com");
  expect(mail?.text).toContain("追加しました");
});

it("what goes to everybody who is coming goes to guests with an address, and a mail to one without reaches nobody", async () => {
  await add({ email: "hana@example.com" });
  await add({ first_name: "Yui" });
  await sent();
  const message = { title: "Room 5", custom_body: "Not 4.", states: ["confirmed"] };
  const { body } = await api(`POST /events/${eventId}/applicant_mails`, {
    as: organizer.session,
    body: message,
  });
  expect(body.data.recipients_count).toBe(1);
  await api(`PUT /events/${eventId}/cancel`, { as: organizer.session, body: {} });
  const addresses = (await sent()).map(({ to }) => to?.[0]?.address);
  expect(new Set(addresses)).toEqual(new Set(["hana@example.com"]));
});
