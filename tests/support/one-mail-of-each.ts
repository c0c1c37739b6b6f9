import type { Db } from "../../src/platform/db/client.server.ts";
import { type MailDefinition, parsePayload } from "../../src/platform/mail/define-mail.server.ts";
import type { MailRegistry } from "../../src/platform/mail/mail-registry.server.ts";
import type { WrittenLanguage } from "../../src/shared/languages/languages.ts";
import { dayMs, hourMs } from "../../src/shared/time/milliseconds.ts";
import { makeAffiliation } from "../factories/affiliations.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { kyoto, makeRecognition, makeStaff } from "../factories/recognitions.ts";
import { makeUser } from "../factories/users.ts";
import { expectationsOfNews, makeEventOfEachState } from "./application-news-mails.ts";
import { mailsOfHolds } from "./hold-mails.ts";
import { mailsOfSigningIn } from "./sign-in-mails.ts";

export interface ExpectedMail {
  /** Unique: the kind, and what it tells where there are several of one kind. */
  name: string;
  definition: MailDefinition;
  payload: Record<string, unknown>;
  /** Somewhere in subject or text, by language. */
  says?: Record<WrittenLanguage, RegExp>;
  link?: RegExp;
  calendar?: "REQUEST" | "CANCEL";
  /** A file of several entries, which its own test reads. */
  hasCalendarFile?: boolean;
  /** Comes in the organization's name, answers go to it. */
  isFromOrganization?: boolean;
}

export type Expectation = Omit<ExpectedMail, "name" | "definition" | "payload"> & {
  /** The news, where a kind has several expectations. */
  about?: string;
  payload?: Record<string, unknown>;
};

/**
 * One mail of each kind, ready to be queued for a reader of either language, and what must stand in it. A payload is filled by
 * the names of its keys; a kind that needs another one, or of which more is expected, has an entry in `expectationsOf`, or several.
 */
export async function oneMailOfEach(db: Db, registry: MailRegistry, now: Date) {
  const reader = { ja: await makeUser(db, { language: "ja" }), en: await makeUser(db, { language: "en" }) };
  const member = await makeUser(db);
  const owner = await makeOrganization(db, {
    name: "Culture Club",
    members: [member.id, reader.ja.id, reader.en.id],
  });
  const invited = await makeOrganization(db, {
    name: "International Kitchen",
    members: [reader.ja.id, reader.en.id],
  });
  const titled = { owner, title: "Cooking Night" };
  const eventId = await makeEvent(db, { ...titled, applicants: [reader.ja.id, reader.en.id] });
  const openEventId = await makeEvent(db, {
    ...titled,
    columns: { apply_due_at: "2026-11-26T23:59:00+09:00" },
  });
  const leftEventId = await makeEvent(db, { ...titled, applicants: [reader.ja.id, reader.en.id] });
  await db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: now, calendar_sequence: 1 })
    .where("event_id", "=", leftEventId)
    .execute();
  await db
    .updateTable("applications")
    .set({ answers_open_until: "2026-12-01T00:00:00Z" })
    .where("event_id", "=", eventId)
    .execute();
  const neededEventId = await makeEvent(db, { ...titled, applicants: [reader.ja.id, reader.en.id] });
  await db
    .insertInto("applications")
    .values({ event_id: neededEventId, user_id: member.id, state: "waiting", queue_number: 1 })
    .execute();
  await writeTexts(db, [eventId, openEventId, leftEventId, neededEventId]);
  await db
    .insertInto("organization_follows")
    .values({ organization_id: owner, user_id: member.id, followed_at: now })
    .execute();
  const { email: replyTo } = await db
    .selectFrom("organizations")
    .select("email")
    .where("id", "=", owner)
    .executeTakeFirstOrThrow();
  for (const organizationId of [owner, invited])
    await makeRecognition(db, { organizationId, universityId: kyoto });
  await db
    .updateTable("recognitions")
    .set({ is_current: false, withdrawn_at: now })
    .where("organization_id", "=", invited)
    .execute();
  await db
    .updateTable("recognitions")
    .set({ former_names: ["Tea Club"] })
    .where("organization_id", "=", owner)
    .execute();
  for (const { id } of [reader.ja, reader.en]) await makeStaff(db, kyoto, id);
  const written = await writtenMails(db, eventId, openEventId, now);
  const { id: webhookId } = await db
    .insertInto("webhooks")
    .values({
      organization_id: owner,
      url: "https://hooks.example.com/secret",
      events: ["event.changed"],
      secret: Buffer.alloc(24),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: invitationId } = await db
    .insertInto("organization_invitations")
    .values({
      organization_id: owner,
      email: "invited@example.com",
      role: "editor",
      invited_by_id: member.id,
      created_at: now,
      expires_at: new Date(now.getTime() + 14 * 24 * 60 * 60 * 1000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: requestId } = await db
    .insertInto("affiliation_requests")
    .values({
      user_id: member.id,
      university_id: kyoto,
      address_digest: Buffer.alloc(32),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { id } of [reader.ja, reader.en]) await makeAffiliation(db, { userId: id, now });
  for (const [place, { id }] of [reader.ja, reader.en].entries())
    await db
      .insertInto("account_exports")
      .values({
        user_id: id,
        state: "ready",
        file_key: String(place).repeat(22),
        byte_size: 1,
        created_at: now,
        next_try_at: now,
        expires_at: new Date(now.getTime() + 7 * dayMs),
      })
      .execute();
  const { id: changeId } = await db
    .insertInto("email_changes")
    .values({
      user_id: member.id,
      email: "new-address@example.com",
      session_id: 1,
      requested_at: now,
      expires_at: new Date(now.getTime() + hourMs),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const values = {
    requestId,
    redirectTo: "/events/1/apply",
    redirectUrl: "http://tsudoi.test/home",
    eventId,
    eventIds: [openEventId],
    organizationId: owner,
    memberId: member.id,
    role: "admin",
    invitationId,
    since: "2026-11-01T00:00:00Z",
    until: "2026-12-01T00:00:00Z",
    hadEntry: true,
    webhookId,
    universityId: kyoto,
    validUntil: "2027-03-31",
    changeId,
    device: "Chrome (Windows)",
    signedInAt: "2026-11-20T03:00:00Z",
    ...written,
  };
  const holdMails = await mailsOfHolds(db, { ...titled, applicants: [reader.ja.id, reader.en.id], now });
  const events = await makeEventOfEachState(db, titled, [reader.ja.id, reader.en.id]);
  await writeTexts(db, Object.values(events));
  const expectations: Record<string, Expectation | Expectation[]> = {
    ...expectationsOf({ owner, invited, eventId, openEventId, leftEventId, neededEventId }),
    ...holdMails,
    application_news: expectationsOfNews(events),
    webhook_failed: [
      { about: "last", payload: { isGone: false }, says: { ja: /届けられません/, en: /more than a day/ } },
      { about: "gone", payload: { isGone: true }, says: { ja: /410/, en: /410/ } },
    ],
    export_ready: {
      says: { ja: /11月27日/, en: /until .*27/ },
      link: /\/me\/data\?lang=(ja|en)#export/,
    },
    answers_reopened: {
      says: { ja: /12月\s*0?1日/, en: /Until Dec. 1st/ },
      link: /\/events\/\d+\/apply\?lang=(ja|en)/,
      isFromOrganization: true,
    },
    draw_postponed: {
      payload: { eventId: events.entered },
      says: { ja: /抽選日時が.*11月25日/, en: /draw is now on .*25/ },
      isFromOrganization: true,
    },
  };
  const mails = registry.definitions.flatMap((definition) =>
    [expectations[definition.kind] ?? {}].flat().map(({ about, payload, ...expected }): ExpectedMail => {
      const name = about ? `${definition.kind}-${about}` : definition.kind;
      return { name, definition, payload: parsePayload(definition, { ...values, ...payload }), ...expected };
    }),
  );
  return { reader, replyTo, eventId, mails, find: (kind: string) => findMail(mails, kind) };
}

function findMail(mails: readonly ExpectedMail[], kind: string): ExpectedMail {
  const mail = mails.find(({ definition }) => definition.kind === kind);
  if (!mail) throw new Error(`there is no mail of kind ${kind}`);
  return mail;
}

async function writeTexts(db: Db, eventIds: number[]): Promise<void> {
  const address = `https://example.com/${"kitchen".repeat(12)}`;
  for (const event_id of eventIds) {
    await db
      .updateTable("event_texts")
      .set({ description: `We cook together.\n\nBring an apron and read this:\n${address}` })
      .where("event_id", "=", event_id)
      .execute();
    await db
      .insertInto("event_texts")
      .values({
        event_id,
        language_id: 1,
        title: "料理の夜 ～鍋～",
        description: `みんなで鍋を作ります。\n\nエプロンを持ってきてください。くわしくはこちら：\n${address}`,
        place_name: "学生会館",
        address: "大分県別府市十文字原1-1",
        is_main: false,
      })
      .execute();
  }
}

async function writtenMails(db: Db, eventId: number, openEventId: number, now: Date) {
  const reminder = await db
    .insertInto("reminder_mails")
    .values({
      event_id: eventId,
      send_at: now,
      title: "持ち物 / What to bring",
      body: "エプロンを忘れずに。\n\nDon't forget your Apron.\nSee you!",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const message = await db
    .insertInto("applicant_mails")
    .values({
      event_id: eventId,
      sent_at: now,
      title: "部屋が変わりました / Another room",
      body: "5番教室に変わりました。\n\nWe meet in room 5.",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const announcement = await db
    .insertInto("announcements")
    .values({ event_id: openEventId, send_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const inquiry = await db
    .insertInto("inquiries")
    .values({
      event_id: eventId,
      email: "asker@example.com",
      language: "en",
      text: "アレルギーがあります。\n\nIs there a dish without nuts?",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    reminderMailId: reminder.id,
    applicantMailId: message.id,
    announcementId: announcement.id,
    inquiryId: inquiry.id,
  };
}

function expectationsOf({
  owner,
  invited,
  eventId,
  openEventId,
  leftEventId,
  neededEventId,
}: Record<string, number>): Record<string, Expectation> {
  const titled = { ja: /料理の夜 ～鍋～/, en: /Cooking Night/ };
  const ofEvent = (id: number | undefined): Expectation => ({
    payload: { eventId: id },
    says: titled,
    link: new RegExp(`/events/${id}\\?lang=`),
    isFromOrganization: true,
  });
  const going = ofEvent(eventId);
  const open = ofEvent(openEventId);
  // Drafts: of saved ones `after-mails.test.ts` asks.
  const afterwards = { ...going, payload: { eventId, texts: [] } };
  const coHost = { payload: { organizationId: invited, invitedById: owner }, says: titled };
  const coHosts = new RegExp(`/organizations/${owner}/events/${eventId}/co-hosts`);
  return {
    ...mailsOfSigningIn,
    person_blocked: {
      payload: { reason: "Sold <b>things</b>." },
      says: { ja: /利用を停止しました/, en: /has been blocked/ },
    },
    application_confirmed: { ...going, calendar: "REQUEST" },
    application_cancelled: { ...ofEvent(leftEventId), calendar: "CANCEL" },
    event_changed: {
      ...going,
      payload: {
        before: { startAt: "2026-11-26T18:00:00+09:00", endAt: null },
        reason: {
          message: "大学の行事と重なりました。",
          messages: [{ language_id: 2, message: "The room is taken." }],
        },
      },
      says: { ja: /行事と重なりました/, en: /The room is taken/ },
      calendar: "REQUEST",
    },
    series_changed: {
      payload: {
        seriesEventId: eventId,
        events: [
          { eventId, before: { startAt: "2026-11-26T18:00:00+09:00", endAt: null } },
          { eventId: neededEventId },
        ],
      },
      says: { ja: /料理の夜.*（2件）/, en: /Cooking Night \(2 events\)/ },
      link: new RegExp(`/events/${neededEventId}`),
      isFromOrganization: true,
      hasCalendarFile: true,
    },
    event_cancelled: { ...going, calendar: "CANCEL" },
    place_needed: {
      ...ofEvent(neededEventId),
      says: { ja: /1人が席を待っています/, en: /1 person is waiting/ },
    },
    event_tomorrow: { ...going, says: { ja: /明日開催：料理の夜/, en: /Tomorrow: Cooking Night/ } },
    remind_later: { ...open, says: { ja: /参加しますか？「料理の夜/, en: /Do you want to go\? Cooking/ } },
    custom_reminder: { ...going, says: { ja: /エプロン/, en: /Apron/ } },
    applicant_message: { ...going, says: { ja: /5番教室/, en: /room 5/ } },
    event_thanks: {
      ...afterwards,
      says: { ja: /ご参加ありがとうございました：料理の夜/, en: /Thank you for coming: Cooking/ },
    },
    event_missed: { ...afterwards, says: { ja: /またの機会にぜひ：料理の夜/, en: /We missed you: Cooking/ } },
    announcement: open,
    newsletter: { says: titled, link: /\/events\// },
    recognition_granted: {
      says: { ja: /公認/, en: /Kyoto University recognizes/ },
      link: /\/organizations\//,
    },
    recognition_ends_soon: { says: { ja: /2027年3月31日/, en: /2027/ }, link: /\/organizations\// },
    recognition_withdrawn: {
      payload: { organizationId: invited },
      says: { ja: /取り消され/, en: /no longer recognizes/ },
      link: /\/organizations\//,
    },
    recognitions_to_renew: {
      says: { ja: /認定1件/, en: /1 recognition ends/ },
      link: /\/manage\/universities\//,
    },
    recognised_renamed: {
      says: { ja: /「Tea Club」の名称が変わりました/, en: /Renamed: Tea Club/ },
      link: /\/manage\/universities\//,
    },
    university_staff_added: {
      says: { ja: /京都大学の担当者/, en: /speak for Kyoto University/ },
      link: /\/manage\/universities\//,
    },
    follower_digest: { says: { ja: /新しく1人/, en: /1 person/ }, link: /\/followers/ },
    member_added: { says: { ja: /メンバー/, en: /has joined/ }, link: /\/members/ },
    co_host_invited: { ...coHost, link: new RegExp(`/organizations/${invited}/co-hosts`) },
    co_host_withdrawn: { ...coHost, link: new RegExp(`/organizations/${invited}`) },
    co_host_accepted: { ...coHost, link: coHosts },
    inquiry_received: { says: { ja: /アレルギー/, en: /without nuts/ }, link: /\/questions\?lang=/ },
    co_host_declined: { ...coHost, link: coHosts },
  };
}
