import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../tests/factories/events.ts";
import { makeOrganization } from "../../tests/factories/organizations.ts";
import { makeUser } from "../../tests/factories/users.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { startSmtpServer } from "../../tests/support/smtp-server.ts";
import { openMailer } from "../platform/mail/mailer.server.ts";
import { type MailKind, queueMail } from "../platform/mail/queue-mail.server.ts";
import type { Language } from "../shared/languages.ts";
import { renderedKinds, renderMail } from "./render-mail.server.ts";

const smtp = await startSmtpServer();
const { platform, db, clock } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const reader = { ja: await makeUser(db, { language: "ja" }), en: await makeUser(db, { language: "en" }) };
const member = await makeUser(db, {});
const owner = await makeOrganization(db, { members: [member.id, reader.ja.id, reader.en.id] });
const invited = await makeOrganization(db, { members: [reader.ja.id, reader.en.id] });
const eventId = await makeEvent(db, {
  owner,
  title: "Cooking Night",
  applicants: [reader.ja.id, reader.en.id],
});
/** Nobody has applied to this one. */
const openEventId = await makeEvent(db, { owner, title: "Cooking Night" });
for (const event_id of [eventId, openEventId]) {
  await db
    .insertInto("event_texts")
    .values({
      event_id,
      language_id: 1,
      title: "料理の夜 ～鍋～",
      description: "鍋です。",
      place_name: "学生会館",
      is_main: false,
    })
    .execute();
}
await db
  .insertInto("organization_follows")
  .values({ organization_id: owner, user_id: member.id, followed_at: clock.now() })
  .execute();
const { email: replyTo } = await db
  .selectFrom("organizations")
  .select("email")
  .where("id", "=", owner)
  .executeTakeFirstOrThrow();
const { id: reminderMailId } = await db
  .insertInto("reminder_mails")
  .values({
    event_id: eventId,
    send_at: clock.now(),
    title: "持ち物 / What to bring",
    body: "エプロン\nApron",
  })
  .returning("id")
  .executeTakeFirstOrThrow();

const { id: announcementId } = await db
  .insertInto("announcements")
  .values({ event_id: openEventId, send_at: clock.now() })
  .returning("id")
  .executeTakeFirstOrThrow();

interface Expected {
  payload?: Record<string, unknown>;
  eventId?: number;
  reminderMailId?: number;
  announcementId?: number;
  /** Somewhere in subject or text, by language. */
  says: Record<Language, RegExp>;
  link: RegExp;
  calendar?: "REQUEST" | "CANCEL";
  /** Comes in the organization's name, answers go to it. */
  isFromOrganization?: boolean;
  canUnsubscribe?: boolean;
}

const coHost = { payload: { eventId, organizationId: invited, invitedById: owner } };
const anEvent = { eventId, isFromOrganization: true, link: new RegExp(`/events/${eventId}\\?lang=`) };
const openEvent = {
  eventId: openEventId,
  isFromOrganization: true,
  link: new RegExp(`/events/${openEventId}\\?`),
};
const titled = { ja: /料理の夜 ～鍋～/, en: /Cooking Night/ };
const account = { payload: { redirectUrl: "http://tsudoi.test/home" } };

const kinds: Record<MailKind, Expected> = {
  address_confirmation: {
    ...account,
    says: { ja: /メールアドレス/, en: /confirm/ },
    link: /confirmation_token=/,
  },
  password_reset: { ...account, says: { ja: /パスワード/, en: /password/ }, link: /reset_password_token=/ },
  application_confirmed: { ...anEvent, says: titled, calendar: "REQUEST" },
  application_cancelled: { ...anEvent, says: titled, calendar: "CANCEL" },
  event_changed: { ...anEvent, says: titled, calendar: "REQUEST" },
  event_cancelled: { ...anEvent, says: titled, calendar: "CANCEL" },
  event_tomorrow: { ...anEvent, says: { ja: /明日開催：料理の夜/, en: /Tomorrow: Cooking Night/ } },
  remind_later: { ...openEvent, says: { ja: /参加しますか？「料理の夜/, en: /Do you want to go\? Cooking/ } },
  custom_reminder: { ...anEvent, reminderMailId, says: { ja: /エプロン/, en: /Apron/ } },
  announcement: { ...openEvent, announcementId, says: titled, canUnsubscribe: true },
  newsletter: {
    payload: { eventIds: [openEventId] },
    says: titled,
    link: /\/events\//,
    canUnsubscribe: true,
  },
  follower_digest: {
    payload: { organizationId: owner, since: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z" },
    says: { ja: /新しく1人/, en: /1 person/ },
    link: /\/followers/,
    canUnsubscribe: true,
  },
  member_added: {
    payload: { organizationId: owner, memberId: member.id },
    says: { ja: /メンバー/, en: /has joined/ },
    link: /\/members/,
  },
  co_host_invited: { ...coHost, says: titled, link: new RegExp(`/organizations/${invited}/co-hosts`) },
  co_host_withdrawn: { ...coHost, says: titled, link: new RegExp(`/organizations/${invited}`) },
  co_host_accepted: {
    ...coHost,
    says: titled,
    link: new RegExp(`/organizations/${owner}/events/${eventId}/co-hosts`),
  },
  co_host_declined: {
    ...coHost,
    says: titled,
    link: new RegExp(`/organizations/${owner}/events/${eventId}/co-hosts`),
  },
};

beforeEach(() => {
  smtp.taken.length = 0;
});

let queued = 0;
async function sent(
  kind: MailKind,
  language: Language,
  { payload = {}, eventId: about, reminderMailId, announcementId }: Expected,
): Promise<Email | null> {
  queued += 1;
  await db.transaction().execute((tx) =>
    queueMail(tx, {
      kind,
      to: { userId: reader[language].id },
      payload: payload as never,
      dedupeKey: `test:${queued}`,
      notBefore: clock.now(),
      ...(about && { eventId: about }),
      reminderMailId,
      announcementId,
    }),
  );
  if (!mailer) throw new Error("no mail server");
  await deliverMails(platform, mailer, renderMail, renderedKinds);
  const [mail] = smtp.taken;
  return mail ? PostalMime.parse(mail.source) : null;
}

describe.each(Object.keys(kinds) as MailKind[])("a mail of kind %s", (kind) => {
  const expected = kinds[kind];
  it.each(["ja", "en"] as const)("says in %s what it is about, and where to go", async (language) => {
    const mail = await sent(kind, language, expected);
    expect(mail?.to?.[0]?.address).toBe(reader[language].email);
    expect(`${mail?.subject}\n${mail?.text}`).toMatch(expected.says[language]);
    expect(mail?.text).toMatch(expected.link);
    expect(mail?.html?.replaceAll("&amp;", "&")).toMatch(expected.link);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.subject).not.toMatch(/mail\.|\{/);
    expect(mail?.text).not.toMatch(/mail\.\w+\.|\{|undefined|null/);
    if (expected.isFromOrganization) expect(mail?.replyTo?.[0]?.address).toBe(replyTo);
    const calendars = mail?.attachments.filter(({ mimeType }) => mimeType === "text/calendar") ?? [];
    expect(calendars.length > 0).toBe(Boolean(expected.calendar));
    if (expected.calendar) {
      const content = new TextDecoder().decode(calendars[0]?.content as ArrayBuffer).replaceAll(/\r\n /g, "");
      expect(content).toContain(`METHOD:${expected.calendar}`);
      expect(content).toContain(`UID:event-${expected.eventId}@tsudoi.test`);
      expect(content).toMatch(/SEQUENCE:\d+/);
      expect(content).toContain(`STATUS:${expected.calendar === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`);
    }
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe(
      expected.canUnsubscribe ? "List-Unsubscribe=One-Click" : undefined,
    );
    if (expected.canUnsubscribe) {
      expect(header("list-unsubscribe")).toMatch(
        /^<http:\/\/tsudoi\.test\/api\/v1\/users\/own\/mail_preferences\?token=/,
      );
      expect(mail?.text).toMatch(/\/mail_preferences\?lang=(ja|en)&token=/);
    }
  });
});

it.each([
  ["announcement", "wants_announcements"],
  ["newsletter", "wants_newsletter"],
  ["follower_digest", "wants_organizer_digest"],
] as const)(
  "a mail of kind %s that waits is not sent to somebody who has declined it meanwhile",
  async (kind, column) => {
    await db
      .updateTable("users")
      .set({ [column]: false })
      .where("id", "=", reader.en.id)
      .execute();
    expect(await sent(kind, "en", kinds[kind])).toBeNull();
    await db
      .updateTable("users")
      .set({ [column]: true })
      .where("id", "=", reader.en.id)
      .execute();
  },
);

it("every kind that is queued has a template", () => {
  expect(Object.keys(kinds).sort()).toEqual([...renderedKinds].sort());
});
