import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";
import {
  mintConfirmationToken,
  mintPasswordResetToken,
} from "../../accounts/mailed-links/mailed-tokens.server.ts";

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
let count = 0;
let email: string;
beforeEach(async () => {
  count += 1;
  email = `hana.${count}@example.com`;
  eventId = await makeEvent(db, { owner, columns: { max_participant_num: 1 } });
  await api(`POST /events/${eventId}/applications/by_manager`, {
    as: organizer.session,
    body: { first_name: "Hana", last_name: "Mori", email },
  });
});

const redirect_url = "http://tsudoi.test/home";
const confirm = async (id: number) => {
  const confirmation_token = await mintConfirmationToken(db, id, clock.now());
  return api(
    `GET /auth/confirmation?${new URLSearchParams({ config: "default", confirmation_token, redirect_url })}`,
  );
};
const list = async () => {
  const { body } = await api(`GET /events/${eventId}/participants`, { as: organizer.session });
  // biome-ignore lint/suspicious/noExplicitAny: an answer as the wire has it
  return body.data.map((row: any) => [row.user?.id, row.state, row.has_account, row.note]);
};
const guestsLeft = () => db.selectFrom("users").select("id").where("guest_email", "=", email).execute();

it("who confirms the address under which they were added has the place as their own, with notes and ticket", async () => {
  const guest = (await guestsLeft())[0]?.id ?? 0;
  await api(`PUT /events/${eventId}/applications/${guest}/note`, {
    as: organizer.session,
    body: { note: "Chair" },
  });
  const account = await signUp(api, { email: email.toUpperCase() });
  expect(await list()).toEqual([[guest, "confirmed", false, "Chair"]]);
  await confirm(account.id);
  expect(await list()).toEqual([[account.id, "confirmed", true, "Chair"]]);
  expect(await guestsLeft()).toEqual([]);
  const own = await api(`GET /events/${eventId}/applications/own`, { as: account.session });
  expect([own.status, own.body.data.state]).toEqual([200, "confirmed"]);
  const { applications_count } = await db
    .selectFrom("events")
    .select("applications_count")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  expect(applications_count).toBe(1);
  // Mail scanners open links more than once.
  expect((await confirm(account.id)).status).toBe(302);
  expect(await list()).toHaveLength(1);
});

it("a link for another password confirms the address too", async () => {
  const account = await signUp(api, { email });
  const token = await mintPasswordResetTokenOf(account.id);
  await api(`GET /auth/password/edit?${new URLSearchParams({ redirect_url, reset_password_token: token })}`);
  expect(await list()).toEqual([[account.id, "confirmed", true, null]]);
});
const mintPasswordResetTokenOf = (id: number) =>
  db.transaction().execute((tx) => mintPasswordResetToken(tx, id, clock.now()));

it("nothing is joined by signing up alone, nor for another address", async () => {
  const guest = (await guestsLeft())[0]?.id;
  await signUp(api, { email });
  const other = await signUp(api, { email: `x${email}` });
  await confirm(other.id);
  expect(await list()).toEqual([[guest, "confirmed", false, null]]);
});

it("where the account has applied itself, also before, both stay as they are", async () => {
  const guest = (await guestsLeft())[0]?.id;
  await db.updateTable("events").set({ max_participant_num: 5 }).where("id", "=", eventId).execute();
  const account = await signUp(api, { email });
  await api(`POST /events/${eventId}/applications/apply`, { as: account.session, body: {} });
  await confirm(account.id);
  expect((await list()).toSorted()).toEqual(
    [
      [guest, "confirmed", false, null],
      [account.id, "confirmed", true, null],
    ].toSorted(),
  );
});

it("the mail that waits and the link of one that was sent go on", async () => {
  const account = await signUp(api, { email });
  const sent = async () => {
    if (mailer) await deliverMails(platform, mailer, mails);
    return Promise.all(smtp.taken.splice(0).map(({ source }) => PostalMime.parse(source)));
  };
  await confirm(account.id);
  const added = (await sent()).find(
    ({ to, text }) => to?.[0]?.address === email && text?.includes("my_application"),
  );
  const token = /my_application\?\S*token=([\w.-]+)/.exec(added?.text ?? "")?.[1] ?? "";
  const { body } = await api("PUT /applications/by_link/cancell", { body: { token } });
  expect(body.data?.application.state).toBe("cancelled");
});
