import type { Updateable } from "kysely";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { plainMail, plainMails } from "../../../../tests/support/plain-mails.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { refusal, startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { sweepDueWork } from "../../../jobs/sweep-due-work.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import { firstBulkPriority } from "../../../platform/mail/define-mail.server.ts";
import { MailRegistry } from "../../../platform/mail/mail-registry.server.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";

let refuse: (address: string) => void = () => {};
const smtp = await startSmtpServer({ onRecipient: (address) => refuse(address) });
const { api, db, clock, platform } = await startTestServer({ SMTP_URL: smtp.url, RATE_LIMITS: "on" });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  refuse = () => {};
  clock.set(testNow);
  await db.deleteFrom("mails").execute();
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

const deliver = async (registry: MailRegistry) => {
  if (!mailer) throw new Error("no mail server");
  while ((await deliverMails(platform, mailer, registry)) > 0);
};
const apply = (role: "user" | "stranger" | "invited") =>
  api(`POST /events/${world.eventId}/applications/apply`, { as: sessions[role], body: {} });
const progress = async (path = `remind_event_mails/${world.reminderMailId}`) =>
  (await api(`GET /events/${world.eventId}/${path}/progress`, { as: sessions.owner })).body.data;
const sendAt = async (now: string) => {
  clock.set(now);
  await sweepDueWork(platform);
};

it("the organizer sees how many are sent, left and failed, and why, without addresses", async () => {
  for (const role of ["user", "stranger", "invited"] as const) await apply(role);
  expect(await progress()).toMatchObject({ state: "scheduled", recipients: 3, left: 3, sent: 0 });
  await sendAt("2026-11-21T12:00:00+09:00");
  expect(await progress()).toMatchObject({ state: "sending", recipients: 3, left: 3, sent: 0 });
  refuse = (address) => {
    if (address.startsWith("stranger")) throw refusal(550, "no such mailbox");
    if (address.startsWith("invited")) throw refusal(451, "try again later");
  };
  await deliver(plainMails("custom_reminder"));
  expect(await progress()).toEqual({
    state: "sending",
    reason: null,
    recipients: 3,
    sent: 1,
    failed: 1,
    left: 1,
    skipped: 0,
    failures: [
      { user: { id: world.people.stranger, first_name: "Test", last_name: "stranger" }, reason: "refused" },
    ],
  });
});

it("is tried again after waits that grow, and given up in the end", async () => {
  await apply("user");
  await sendAt("2026-11-21T12:00:00+09:00");
  refuse = () => {
    throw refusal(451, "try again later");
  };
  const waits: number[] = [];
  for (let next: Date | null = clock.now(); next; ) {
    clock.set(next);
    await deliver(plainMails("custom_reminder"));
    const row = await db
      .selectFrom("mails")
      .select(["state", "next_try_at", "failure", "last_error"])
      .where("kind", "=", "custom_reminder")
      .executeTakeFirstOrThrow();
    if (row.state === "failed") {
      expect([row.failure, row.last_error]).toEqual(["unreachable", expect.stringContaining("451")]);
      break;
    }
    waits.push(row.next_try_at.getTime() - clock.now().getTime());
    next = row.next_try_at;
  }
  expect(waits.length).toBeGreaterThanOrEqual(6);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect((await progress()).failures[0].reason).toBe("unreachable");
});

it("a reminder counts, and tells, those who are in one of its states until it leaves", async () => {
  for (const role of ["user", "stranger", "invited"] as const) await apply(role);
  const stand = (role: "user" | "stranger" | "invited", columns: Updateable<DB["applications"]>) =>
    db
      .updateTable("applications")
      .set(columns)
      .where("event_id", "=", world.eventId)
      .where("user_id", "=", world.people[role])
      .execute();
  await db.deleteFrom("mails").execute();
  for (const role of ["stranger", "invited"] as const) await stand(role, { state: "under_review" });
  const changed = await api(
    `PUT /events/${world.eventId}/remind_event_mails/${world.reminderMailId}/update`,
    { as: sessions.owner, body: { states: ["waiting", "under_review"] } },
  );
  expect(changed.status).toBe(200);
  expect(await progress()).toMatchObject({ state: "scheduled", recipients: 2 });
  await sendAt("2026-11-21T12:00:00+09:00");
  await stand("stranger", { state: "waiting", queue_number: 1 });
  await stand("invited", { state: "confirmed" });
  const before = smtp.taken.length;
  await deliver(mails);
  expect(smtp.taken.slice(before).map(({ to }) => to)).toEqual([expect.stringMatching(/^stranger/)]);
  expect(await progress()).toMatchObject({ state: "sent", recipients: 2, sent: 1, skipped: 1 });
});

it("a mail that cannot be made fails as a fault of ours, in the end", async () => {
  await apply("user");
  await sendAt("2026-11-21T12:00:00+09:00");
  await db.updateTable("mails").set({ attempts: 20 }).where("kind", "=", "custom_reminder").execute();
  const render = () => Promise.reject(new Error("no template"));
  await deliver(new MailRegistry([{ ...plainMail("custom_reminder"), render }]));
  expect((await progress()).failures[0].reason).toBe("unwritable");
});

it("an announcement counts those whom it need not reach any more as skipped", async () => {
  await world.follow("user");
  await world.announce("user");
  await apply("user");
  await sendAt("2026-11-21T12:00:00+09:00");
  expect(await progress("notify_event_mails")).toMatchObject({ state: "sent", recipients: 1, skipped: 1 });
});

it("what waits for the event to be published, and what came too late, is told apart", async () => {
  const event = (columns: Record<string, unknown>) =>
    db.updateTable("events").set(columns).where("id", "=", world.eventId).execute();
  await event({ is_published: false });
  await sendAt("2026-11-21T12:00:00+09:00");
  expect((await progress()).state).toBe("waiting_for_publication");
  await event({ is_published: true });
  clock.set("2026-11-30T12:00:01+09:00");
  expect((await progress()).state).toBe("dropped");
});

it("no announcement and another event's reminder are not there", async () => {
  const path = `/events/${world.eventId}` as const;
  const none = await api(`GET ${path}/notify_event_mails/progress`, { as: sessions.owner });
  const other = await makeWorld(db, clock.now());
  const others = await api(`GET ${path}/remind_event_mails/${other.reminderMailId}/progress`, {
    as: sessions.owner,
  });
  expect([none.status, others.status]).toEqual([404, 404]);
});

it("a test mail goes to oneself at once, needs a title and a text, and is limited", async () => {
  const path = `POST /events/${world.eventId}/remind_event_mails/test` as const;
  const blank = await api(path, { as: sessions.owner, body: { title: "", custom_body: " " } });
  expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ["title", "custom_body"]]);
  const before = smtp.taken.length;
  const body = { title: "Soon", custom_body: "Bring a cup." };
  const { body: answer } = await api(path, { as: sessions.owner, body });
  await deliver(plainMails("custom_reminder"));
  expect(smtp.taken.slice(before).map(({ to }) => to)).toEqual([answer.data.email]);
  expect(await progress()).toMatchObject({ state: "scheduled", sent: 0 });
  const announced = await api(`POST /events/${world.eventId}/notify_event_mails/test`, {
    as: sessions.owner,
  });
  expect(announced.body.data).toEqual(answer.data);
  const statuses = new Set<number>();
  for (let more = 0; more < 10; more += 1)
    statuses.add((await api(path, { as: sessions.owner, body })).status);
  expect([...statuses]).toEqual([200, 429]);
});

it("the preview shows each language's mail as it arrives, with what was typed as text", async () => {
  const announced = await api(`GET /events/${world.eventId}/notify_event_mails/preview`, {
    as: sessions.owner,
  });
  expect(announced.body.data.ja).toMatchObject({
    subject: expect.stringContaining("「お茶の会」"),
    html: expect.stringMatching(/お茶の会.*2026年11月30日/s),
    text: expect.stringContaining("http://tsudoi.test/events/"),
  });
  expect(announced.body.data.en.html).toContain("Tea together");
  const draft = await api(`POST /events/${world.eventId}/remind_event_mails/preview`, {
    as: sessions.owner,
    body: { title: "Soon", custom_body: "Bring a cup.\n<script>alert(1)</script>" },
  });
  expect(draft.body.data.en).toMatchObject({
    subject: "Soon",
    html: expect.stringContaining("Bring a cup."),
  });
  expect(draft.body.data.ja.html).not.toContain("<script>");
});

const twoLanguages = {
  title: "Soon",
  custom_body: "Bring a cup.",
  language_texts: [{ language_id: 1, title: "もうすぐ", custom_body: "カップをお持ちください。" }],
};
const subjectsOf = async (mails: typeof smtp.taken) =>
  (await Promise.all(mails.map(async ({ source }) => (await PostalMime.parse(source)).subject))).sort();

it("each applicant gets a mail in their language where it is written, else the main text", async () => {
  const speak = (role: "user" | "stranger" | "invited", language: "ja" | "en") =>
    db.updateTable("users").set({ language }).where("id", "=", world.people[role]).execute();
  await speak("user", "ja");
  await speak("stranger", "en");
  for (const role of ["user", "stranger"] as const) await apply(role);
  await db.deleteFrom("mails").execute();
  await api(`PUT /events/${world.eventId}/remind_event_mails/${world.reminderMailId}/update`, {
    as: sessions.owner,
    body: twoLanguages,
  });
  const before = smtp.taken.length;
  await sendAt("2026-11-21T12:00:00+09:00");
  await deliver(mails);
  const sent = smtp.taken.slice(before);
  expect(await subjectsOf(sent)).toEqual(["Soon", "もうすぐ"]);
  const toJapanese = sent.find(({ to }) => to.startsWith("user"));
  expect((await PostalMime.parse(toJapanese?.source ?? "")).text).toContain("カップをお持ちください。");
});

it("the preview and the test mail show a mail in each of its languages", async () => {
  const path = `/events/${world.eventId}/remind_event_mails` as const;
  const preview = await api(`POST ${path}/preview`, { as: sessions.owner, body: twoLanguages });
  const { ja, en } = preview.body.data;
  expect([ja.subject, en.subject]).toEqual(["もうすぐ", "Soon"]);
  const before = smtp.taken.length;
  await api(`POST ${path}/test`, { as: sessions.owner, body: twoLanguages });
  await deliver(mails);
  expect(await subjectsOf(smtp.taken.slice(before))).toEqual(["Soon", "もうすぐ"]);
});

it("what arrives is what the preview showed", async () => {
  const preview = await api(`GET /events/${world.eventId}/notify_event_mails/preview`, {
    as: sessions.owner,
  });
  const before = smtp.taken.length;
  await api(`POST /events/${world.eventId}/notify_event_mails/test`, { as: sessions.owner });
  await deliver(mails);
  const [source] = smtp.taken.slice(before).map((mail) => mail.source);
  const arrived = await PostalMime.parse(source ?? "");
  expect([arrived.subject, arrived.html?.trim()]).toEqual([
    preview.body.data.en.subject,
    preview.body.data.en.html.trim(),
  ]);
  const names = ["list-unsubscribe", "list-unsubscribe-post", "reply-to"];
  expect(names.filter((name) => !arrived.headers.some(({ key }) => key === name))).toEqual([]);
});

it("a test mail goes before mails to many, and also to who has declined announcements", async () => {
  await db
    .updateTable("users")
    .set({ wants_announcements: false })
    .where("id", "=", world.people.owner)
    .execute();
  const before = smtp.taken.length;
  await api(`POST /events/${world.eventId}/notify_event_mails/test`, { as: sessions.owner });
  const row = () => db.selectFrom("mails").select(["priority", "state"]).executeTakeFirstOrThrow();
  expect((await row()).priority).toBeLessThan(firstBulkPriority);
  await deliver(mails);
  expect((await row()).state).toBe("sent");
  expect(smtp.taken.slice(before)).toHaveLength(1);
});
