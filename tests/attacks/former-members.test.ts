import { afterAll, beforeEach, expect, it } from "vitest";
import { mails } from "../../src/jobs/mails.server.ts";
import { openMailer } from "../../src/platform/mail/mailer.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { deliverMails } from "../support/deliver-mails.ts";
import { startTestServer } from "../support/server.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

const smtp = await startSmtpServer();
const { api, platform, db, clock } = await startTestServer({ SMTP_URL: smtp.url });
// The outbox goes by the database's clock.
clock.set(new Date(Date.now() + 60_000));
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const [owner, former, newcomer] = [await makeUser(db), await makeUser(db), await makeUser(db)];
const organization = await makeOrganization(db, { members: [owner.id, former.id] });
const other = await makeOrganization(db, { members: [newcomer.id] });
const eventId = await makeEvent(db, {
  owner: organization,
  columns: { is_published: false, start_at: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000) },
});

beforeEach(async () => {
  smtp.taken.length = 0;
  await db.deleteFrom("mails").execute();
  await db.deleteFrom("organization_members").where("user_id", "=", former.id).execute();
  await db
    .insertInto("organization_members")
    .values({ organization_id: organization, user_id: former.id })
    .execute();
});

/** The mail server was away while this happened. */
async function removedBeforeMailsLeave(): Promise<string[]> {
  const removed = await api(`DELETE /organizations/${organization}/organization_users/${former.id}`, {
    as: owner.session,
  });
  expect(removed.status).toBe(200);
  if (!mailer) throw new Error("no mail server");
  while (await deliverMails(platform, mailer, mails));
  return smtp.taken.map(({ to }) => to);
}

it("who was removed is not told who joined afterwards", async () => {
  const added = await api(`POST /organizations/${organization}/organization_users/create`, {
    as: owner.session,
    body: { new_organizer_email: newcomer.email },
  });
  expect(added.status).toBe(200);
  const told = await removedBeforeMailsLeave();
  expect(told).toContain(owner.email);
  expect(told).toContain(newcomer.email);
  expect(told).not.toContain(former.email);
});

it("who was removed is not told of invitations and their answers", async () => {
  const { email } = await db
    .selectFrom("organizations")
    .select("email")
    .where("id", "=", other)
    .executeTakeFirstOrThrow();
  const invited = await api(`POST /events/${eventId}/co_hosts`, {
    as: owner.session,
    body: { target_organization_email: email, current_organization_id: organization },
  });
  await api(`PUT /organizations/${other}/co-host-invitations/${invited.body.data.id}/accept`, {
    as: newcomer.session,
  });
  const told = await removedBeforeMailsLeave();
  expect(told).toContain(owner.email);
  expect(told).toContain(newcomer.email);
  expect(told).not.toContain(former.email);
});

it.each([
  ["announcement", `POST /events/${eventId}/notify_event_mails/test`, undefined],
  ["reminder", `POST /events/${eventId}/remind_event_mails/test`, { title: "Hi", custom_body: "There" }],
] as const)(
  "who was removed does not get the %s of an unpublished event that they had sent themselves to try",
  async (_, call, body) => {
    expect((await api(call, { as: former.session, body })).status).toBe(200);
    expect(await removedBeforeMailsLeave()).toEqual([]);
  },
);
