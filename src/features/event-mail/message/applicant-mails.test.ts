import { randomUUID } from "node:crypto";
import { sql, type Updateable } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { refusal, startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { mails } from "../../../jobs/mails.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";

let refuse: (address: string) => void = () => {};
const smtp = await startSmtpServer({ onRecipient: (address) => refuse(address) });
const { api, db, clock, platform } = await startTestServer({ SMTP_URL: smtp.url, RATE_LIMITS: "on" });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

type Applicant = "user" | "stranger" | "invited";
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  refuse = () => {};
  clock.set(testNow);
  await db.deleteFrom("mails").execute();
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  await db.deleteFrom("applicant_mails").execute();
  for (const role of ["user", "stranger", "invited"] as const) await world.apply(role);
  await stand("stranger", { state: "waiting", queue_number: 1 });
  await stand("invited", { state: "cancelled", cancelled_at: clock.now() });
});

const stand = (role: Applicant, columns: Updateable<DB["applications"]>) =>
  db
    .updateTable("applications")
    .set(columns)
    .where("event_id", "=", world.eventId)
    .where("user_id", "=", world.people[role])
    .execute();
const words = { title: "Another room", custom_body: "We meet in room 5." };
const send = (body: Record<string, unknown>, as = sessions.owner) =>
  api(`POST /events/${world.eventId}/applicant_mails`, { as, body: { ...words, ...body } });
const sentMails = async () =>
  (await api(`GET /events/${world.eventId}/applicant_mails`, { as: sessions.owner })).body.data;
const recipients = async (id: number) =>
  (await api(`GET /events/${world.eventId}/applicant_mails/${id}/recipients`, { as: sessions.owner })).body
    .data;
const rowsOf = (id: number) =>
  db.selectFrom("mails").select("user_id").where("applicant_mail_id", "=", id).orderBy("user_id").execute();
async function deliver() {
  if (!mailer) throw new Error("no mail server");
  const before = smtp.taken.length;
  while ((await deliverMails(platform, mailer, mails)) > 0);
  return smtp.taken.slice(before);
}

describe("who gets a message", () => {
  it("by states: those who are in one of them, each once", async () => {
    const { status, body } = await send({ states: ["waiting", "confirmed", "waiting"] });
    expect([status, body.data]).toEqual([200, { id: expect.any(Number), recipients_count: 2 }]);
    expect(await rowsOf(body.data.id)).toEqual([
      { user_id: world.people.user },
      { user_id: world.people.stranger },
    ]);
    expect((await sentMails())[0]).toMatchObject({ states: ["confirmed", "waiting"] });
  });

  it("by name: whoever has applied, also who has cancelled, each once", async () => {
    const { body } = await send({ user_ids: [world.people.invited, world.people.invited] });
    expect(body.data.recipients_count).toBe(1);
    expect((await deliver()).map(({ to }) => to)).toEqual([expect.stringMatching(/^invited/)]);
  });

  it("nobody who has not applied, and then nobody at all", async () => {
    const { status, body } = await send({ user_ids: [world.people.user, world.people.accepted] });
    expect([status, body]).toEqual([422, { errors: { user_ids: ["was not found"] } }]);
    expect(await sentMails()).toEqual([]);
  });

  it("not who cancels before it leaves, where it was for a state; who was chosen gets it", async () => {
    const byState = (await send({ states: ["confirmed"] })).body.data.id;
    const byName = (await send({ user_ids: [world.people.user] })).body.data.id;
    await stand("user", { state: "cancelled", cancelled_at: clock.now() });
    expect(await deliver()).toHaveLength(1);
    expect(await recipients(byState)).toMatchObject([{ state: "skipped", reason: "not_needed" }]);
    expect(await recipients(byName)).toMatchObject([{ state: "sent", reason: null }]);
  });

  it("a state in which nobody is, is refused", async () => {
    const { status, body } = await send({ states: ["entered"] });
    expect([status, body]).toEqual([422, { errors: { states: ["have nobody among them"] } }]);
    expect(await sentMails()).toEqual([]);
  });
});

it.each([
  ["neither people nor states", {}, { user_ids: ["can't be blank"] }],
  ["both", { user_ids: [1], states: ["confirmed"] }, { user_ids: ["is not valid"] }],
  ["no people", { user_ids: [] }, { user_ids: ["can't be blank"] }],
  [
    "more than 500",
    { user_ids: Array.from({ length: 501 }, (_, id) => id + 1) },
    { user_ids: ["are at most 500"] },
  ],
  ["people who are out, as a state", { states: ["cancelled"] }, { states: ["is not valid"] }],
  [
    "no words",
    { states: ["confirmed"], title: " ", custom_body: "" },
    { title: ["can't be blank"], custom_body: ["can't be blank"] },
  ],
  [
    "an unknown language",
    { states: ["confirmed"], language_texts: [{ language_id: 9999, title: "a", custom_body: "b" }] },
    { language_texts: ["was not found"] },
  ],
])("is refused with %s", async (_, sent, errors) => {
  const { status, body } = await send(sent);
  expect([status, body]).toEqual([422, { errors }]);
});

it("each gets it in their language where a text stands, with the event below, and can answer the organizers", async () => {
  await db.updateTable("users").set({ language: "ja" }).where("id", "=", world.people.stranger).execute();
  const japanese = { language_id: 1, title: "部屋の変更", custom_body: "5番教室です。" };
  await send({ states: ["confirmed", "waiting"], language_texts: [japanese] });
  const taken = await deliver();
  const to = (role: string) => taken.find((mail) => mail.to.startsWith(role))?.source ?? "";
  expect(to("user")).toContain("Subject: Another room");
  expect(to("stranger")).not.toContain("Another room");
  expect(to("user")).toMatch(/^Reply-To: /m);
  expect(await sentMails()).toMatchObject([{ ...words, language_texts: [japanese] }]);
});

it("a nonce counts once, also of two at the same moment", async () => {
  const message = { states: ["confirmed"], nonce: randomUUID() };
  const [one, other] = await Promise.all([send(message), send(message)]);
  expect(one.body.data).toEqual(other.body.data);
  expect((await send({ ...message, title: "Changed" })).body.data).toEqual(one.body.data);
  expect(await sentMails()).toMatchObject([words]);
  expect(await rowsOf(one.body.data.id)).toHaveLength(1);
});

it("none goes in a cancelled event, nor what waits when it is cancelled", async () => {
  const { body: sent } = await send({ states: ["confirmed"] });
  const cancelled = await api(`PUT /events/${world.eventId}/cancel`, { as: sessions.owner, body: {} });
  expect(cancelled.status).toBe(200);
  const { status, body } = await send({ states: ["confirmed"] });
  expect([status, body]).toEqual([422, { errors: { event: ["has been cancelled"] } }]);
  await deliver();
  expect(await recipients(sent.data.id)).toMatchObject([{ state: "skipped" }]);
});

it("is read afterwards with its sender, and with who got it and who did not, by name", async () => {
  await stand("invited", { state: "confirmed", cancelled_at: null });
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", world.people.invited)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("suppressed_addresses")
    .values({ reason: "bounce", address: email ?? "" })
    .execute();
  refuse = (address) => {
    if (address.startsWith("stranger")) throw refusal(550, "no such mailbox");
  };
  const { body } = await send({ states: ["confirmed", "waiting"] });
  await deliver();
  expect(await sentMails()).toEqual([
    {
      id: body.data.id,
      ...words,
      language_texts: [],
      states: ["confirmed", "waiting"],
      option_id: null,
      option: null,
      attendance: null,
      sent_at: "2026-11-20T12:00:00.000+09:00",
      sender: { id: world.people.owner, first_name: "Test", last_name: "owner" },
      recipients_count: 3,
      sent: 1,
      failed: 1,
      left: 0,
    },
  ]);
  const named = (role: Applicant) => ({ id: world.people[role], first_name: "Test", last_name: role });
  expect(await recipients(body.data.id)).toEqual([
    { user: named("stranger"), state: "failed", reason: "refused" },
    { user: named("invited"), state: "skipped", reason: "suppressed" },
    { user: named("user"), state: "sent", reason: null },
  ]);
});

it("keeps no name of who has deleted the account, be it its sender or a recipient", async () => {
  const { body } = await send({ user_ids: [world.people.stranger] }, sessions.member);
  await db.deleteFrom("organization_members").where("user_id", "=", world.people.stranger).execute();
  await deliver();
  for (const as of [sessions.member, sessions.stranger]) {
    expect((await api("DELETE /auth", { as })).status).toBe(200);
  }
  expect(await sentMails()).toMatchObject([{ sender: null, recipients_count: 1, sent: 1 }]);
  expect(await recipients(body.data.id)).toEqual([{ user: null, state: "sent", reason: null }]);
});

it("is of its own event alone", async () => {
  const { body } = await send({ states: ["confirmed"] });
  const other = await makeWorld(db, clock.now());
  const as = (await other.signIn()).owner;
  const { status } = await api(`GET /events/${other.eventId}/applicant_mails/${body.data.id}/recipients`, {
    as,
  });
  expect(status).toBe(404);
});

it("60 an hour, of all events together", async () => {
  for (let times = 0; times < 60; times += 1) {
    expect((await send({ user_ids: [world.people.user] })).status).toBe(200);
  }
  expect((await send({ user_ids: [world.people.user] })).status).toBe(429);
});

it("its draft is shown in each language and sent to its author alone, and counts nowhere", async () => {
  const language_texts = [{ language_id: 1, title: "部屋の変更", custom_body: "5番教室です。" }];
  const path = `/events/${world.eventId}/applicant_mails` as const;
  const body = { ...words, language_texts };
  const preview = await api(`POST ${path}/preview`, { as: sessions.owner, body });
  expect([preview.body.data.en.subject, preview.body.data.ja.subject]).toEqual([
    "Another room",
    "部屋の変更",
  ]);
  const test = await api(`POST ${path}/test`, { as: sessions.owner, body });
  expect(test.status).toBe(200);
  expect((await deliver()).map(({ to }) => to)).toEqual(Array(2).fill(expect.stringMatching(/^owner/)));
  expect(await sentMails()).toEqual([]);
});

it("of a set mail too it is told by name who got it", async () => {
  const reminder = `/events/${world.eventId}/remind_event_mails/${world.reminderMailId}/recipients` as const;
  expect((await api(`GET ${reminder}`, { as: sessions.owner })).body.data).toEqual([]);
  await db
    .deleteFrom("applications")
    .where("event_id", "=", world.eventId)
    .where("user_id", "=", world.people.stranger)
    .execute();
  await world.follow("stranger");
  await world.announce("stranger");
  const announcement = `/events/${world.eventId}/notify_event_mails/recipients` as const;
  expect((await api(`GET ${announcement}`, { as: sessions.owner })).body.data).toEqual([]);
  await db
    .updateTable("announcements")
    .set({ sent_at: clock.now() })
    .where("event_id", "=", world.eventId)
    .execute();
  // It was chosen, and nothing was written to it when the announcement went.
  expect((await api(`GET ${announcement}`, { as: sessions.owner })).body.data).toMatchObject([
    { user: { id: world.people.stranger }, state: "skipped", reason: "not_needed" },
  ]);
});

it("of thousands of recipients each is read once, a hundred a page, those who did not get it first", async () => {
  const { body } = await send({ states: ["confirmed"] });
  await db.deleteFrom("mails").execute();
  const { rows: people } = await sql<{ id: number }>`
    insert into users (email, first_name, last_name, password_hash, country_id, language)
    select 'reader' || n || '@example.com', 'Reader', n::text, password_hash, country_id, language
      from users, generate_series(1, 5000) n where users.id = ${world.people.user} returning id`.execute(db);
  await sql`
    insert into mails (kind, dedupe_key, message_id, user_id, address, language, payload, priority, next_try_at, applicant_mail_id, state, sent_at)
    select 'applicant_message', 'x' || id, 'x' || id, id, email, language, '{}', 30, now(), ${body.data.id},
           case when id % 50 = 0 then 'failed' when id % 50 = 1 then 'skipped' else 'sent' end,
           case when id % 50 > 1 then now() end
      from users where id = any(${people.map(({ id }) => id)}::integer[])`.execute(db);
  const path = `/events/${world.eventId}/applicant_mails/${body.data.id}/recipients` as const;
  const read: { user: { id: number }; state: string }[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await api(`GET ${path}${cursor && `?cursor=${cursor}`}` as `GET ${typeof path}`, {
      as: sessions.owner,
    });
    expect([page.body.total, page.body.data.length]).toEqual([5000, 100]);
    read.push(...page.body.data);
    cursor = page.body.next_cursor;
  }
  expect(new Set(read.map(({ user }) => user.id)).size).toBe(5000);
  expect(read.slice(0, 200).map(({ state }) => state)).toEqual([
    ...Array(100).fill("failed"),
    ...Array(100).fill("skipped"),
  ]);
  const missed = await api(`GET ${path}?group=missed` as `GET ${typeof path}`, { as: sessions.owner });
  expect([missed.body.total, missed.body.data.length]).toEqual([200, 100]);
  const wrong = await api(`GET ${path}?cursor=x&group=x` as `GET ${typeof path}`, { as: sessions.owner });
  expect(wrong.status).toBe(422);
  // That of another list, whose time is a moment.
  const other = await api(
    `GET ${path}?cursor=${Buffer.from("1767225600000.5").toString("base64url")}` as `GET ${typeof path}`,
    { as: sessions.owner },
  );
  expect(other.status).toBe(422);
});
