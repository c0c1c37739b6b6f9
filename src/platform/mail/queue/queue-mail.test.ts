import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { sayHello } from "../../../../tests/support/plain-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { refusal, startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import type { Tx } from "../../db/client.server.ts";
import { defineMail, mailPriorities } from "../define-mail.server.ts";
import { MailRegistry } from "../mail-registry.server.ts";
import { openMailer } from "../mailer.server.ts";
import { type QueuedMail, queueMail, queueMails, queueMailsTo } from "./queue-mail.server.ts";

let onRecipient: (address: string) => Promise<void> = async () => {};
const smtp = await startSmtpServer({ onRecipient: (address) => onRecipient(address) });
const { api, db, platform, clock } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const hello = defineMail({
  kind: "hello",
  priority: mailPriorities.reminder,
  payload: z.object({ about: z.string() }),
  preference: null,
  render: sayHello,
});

async function leave() {
  const user = await makeUser(db);
  expect((await api("DELETE /auth", { as: user.session })).status).toBe(200);
  return user;
}

it("calling off an event that a deleted account still applies to tells the others, and does not fail", async () => {
  const [gone, staying] = [await leave(), await makeUser(db)];
  const eventId = await makeEvent(db, { owner, applicants: [gone.id, staying.id] });
  const { status } = await api(`PUT /events/${eventId}/cancel`, { as: organizer.session, body: {} });
  expect(status).toBe(200);
  const told = await db.selectFrom("mails").select("user_id").where("event_id", "=", eventId).execute();
  expect(told).toEqual([{ user_id: staying.id }]);
});

it("nothing is written for a deleted account, and the rest of the transaction stands", async () => {
  const gone = await leave();
  const before = await db.selectFrom("mails").select("id").execute();
  await db.transaction().execute(async (tx) => {
    const mail = { payload: { about: "it" }, cause: "gone" };
    await queueMail(tx, hello, { ...mail, to: { userId: gone.id } });
    await queueMails(tx, hello, mail, [gone.id]);
  });
  expect(await db.selectFrom("mails").select("id").execute()).toEqual(before);
});

it.each([
  ["is taken", null],
  ["is refused for good", refusal(550, "no such mailbox")],
  ["is put off", refusal(450, "later")],
])("a mail that %s while its account is deleted keeps no address", async (_end, thrown) => {
  const user = await makeUser(db);
  onRecipient = async () => {
    onRecipient = async () => {};
    expect((await api("DELETE /auth", { as: user.session })).status).toBe(200);
    if (thrown) throw thrown;
  };
  const mail = { payload: { about: user.email }, cause: user.email };
  await db
    .transaction()
    .execute((tx) => queueMail(tx, hello, { ...mail, to: { userId: user.id }, notBefore: clock.now() }));
  if (!mailer) throw new Error("no mail server");
  await deliverMails(platform, mailer, new MailRegistry([hello]));
  const left = await db
    .selectFrom("mails")
    .select(["state", "address", "payload", "last_error", "claimed_by"])
    .where("user_id", "=", user.id)
    .execute();
  expect(left).toEqual([
    { state: "skipped", address: null, payload: {}, last_error: null, claimed_by: null },
  ]);
  expect(await db.selectFrom("suppressed_addresses").selectAll().execute()).toEqual([]);
});

describe("a payload that does not fit its kind", () => {
  const reason = /payload of a mail of kind hello does not fit: .*\n.*about/;
  const rows = () => db.selectFrom("mails").select("id").execute();

  it("is refused when it is queued, to one or to many, and nothing is written", async () => {
    const { id } = await makeUser(db);
    const before = await rows();
    // @ts-expect-error: what a payload holds is typed by its kind
    const payload: QueuedMail<typeof hello.payload>["payload"] = { about: 5 };
    const mail = { payload, cause: "misfit" };
    const queue = (work: (tx: Tx) => Promise<unknown>) => db.transaction().execute(work);
    await expect(queue((tx) => queueMail(tx, hello, { ...mail, to: { userId: id } }))).rejects.toThrow(
      reason,
    );
    await expect(queue((tx) => queueMails(tx, hello, mail, [id]))).rejects.toThrow(reason);
    expect(await rows()).toEqual(before);
  });

  it("is not sent, and the reason stands in the outbox", async () => {
    const { id } = await makeUser(db);
    const misfit = { ...hello, payload: z.looseObject({}) } as unknown as typeof hello;
    const mail = { payload: { about: 5 } as never, cause: "misfit", notBefore: clock.now() };
    await db.transaction().execute((tx) => queueMail(tx, misfit, { ...mail, to: { userId: id } }));
    if (!mailer) throw new Error("no mail server");
    await deliverMails(platform, mailer, new MailRegistry([hello]));
    const row = await db
      .selectFrom("mails")
      .select(["state", "last_error"])
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: "waiting", last_error: expect.stringMatching(reason) });
  });
});

it("what differs from person to person comes from the query's columns, into the payload and its references", async () => {
  const eventId = await makeEvent(db, { owner });
  const { id } = await makeUser(db);
  const aboutEvent = defineMail({
    kind: "about_event",
    priority: mailPriorities.notice,
    payload: z.object({ eventId: z.int(), round: z.int() }),
    references: { event_id: "eventId" },
    preference: null,
    render: sayHello,
  });
  const mail = {
    payload: { round: 2 },
    payloadColumns: { eventId: "subject" } as const,
    notBefore: clock.now(),
  };
  const recipients = sql`select ${id}::integer as user_id, ${eventId}::integer as subject, 'a:b' as cause`;
  for (const written of [1, 0]) {
    expect(await queueMailsTo(db, aboutEvent, mail, recipients)).toBe(written);
  }
  const row = await db
    .selectFrom("mails")
    .select(["kind", "dedupe_key", "event_id", "payload", "priority"])
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    kind: "about_event",
    dedupe_key: "about_event:a:b",
    event_id: eventId,
    payload: { eventId, round: 2 },
    priority: 20,
  });
});
