import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { type ExpectedMail, oneMailOfEach } from "../../tests/support/one-mail-of-each.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { startSmtpServer } from "../../tests/support/smtp-server.ts";
import {
  eventCancelled,
  eventMoved,
  eventRescheduled,
} from "../features/events/mails/event-supersessions.server.ts";
import { openMailer } from "../platform/mail/mailer.server.ts";
import { type MailAddressee, queueMail } from "../platform/mail/queue/queue-mail.server.ts";
import { supersedeMails } from "../platform/mail/queue/supersede-mails.server.ts";
import { mails } from "./mails.server.ts";

const smtp = await startSmtpServer();
const { platform, db, clock } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const one = await oneMailOfEach(db, mails, clock.now());
const { reader, replyTo } = one;

beforeEach(() => {
  smtp.taken.length = 0;
});

let queued = 0;
async function sent({ definition, payload }: ExpectedMail, to: MailAddressee): Promise<Email | null> {
  queued += 1;
  const mail = { to, payload, cause: `test:${queued}`, notBefore: clock.now() };
  await db.transaction().execute((tx) => queueMail(tx, definition, mail));
  if (!mailer) throw new Error("no mail server");
  await deliverMails(platform, mailer, mails);
  const [taken] = smtp.taken;
  return taken ? PostalMime.parse(taken.source) : null;
}

describe.each(one.mails)("a mail of kind $name", (expected) => {
  it.each(["ja", "en"] as const)("says in %s what it is about, and where to go", async (language) => {
    const mail = await sent(expected, { userId: reader[language].id });
    expect(mail?.to?.[0]?.address).toBe(reader[language].email);
    if (expected.says) expect(`${mail?.subject}\n${mail?.text}`).toMatch(expected.says[language]);
    if (expected.link) {
      expect(mail?.text).toMatch(expected.link);
      expect(mail?.html?.replaceAll("&amp;", "&")).toMatch(expected.link);
    }
    expect(mail?.html).toContain(`<html lang="${language}"`);
    const links = [...(mail?.html ?? "").matchAll(/href="(http:\/\/tsudoi\.test\/[^"]*)"/g)].map(
      ([, url = ""]) => url,
    );
    // Links of mails that were asked for on a page lead back to it, in the language that it was read in.
    const pages = links.filter((url) => !url.includes("/api/v1/auth/"));
    expect(pages.filter((url) => !url.includes(`lang=${language}`))).toEqual([]);
    expect(mail?.subject).not.toMatch(/mail\.|\{/);
    expect(mail?.text).not.toMatch(/mail\.\w+\.|\{|undefined|null/);
    if (expected.isFromOrganization) expect(mail?.replyTo?.[0]?.address).toBe(replyTo);
    const calendars = mail?.attachments.filter(({ mimeType }) => mimeType === "text/calendar") ?? [];
    expect(calendars.length > 0).toBe(Boolean(expected.calendar ?? expected.hasCalendarFile));
    if (expected.calendar) {
      const content = new TextDecoder()
        .decode(calendars[0]?.content as ArrayBuffer)
        .replaceAll(/\r?\n /g, "");
      expect(content).toContain(`METHOD:${expected.calendar}`);
      expect(content).toContain(`UID:event-${expected.payload.eventId}@tsudoi.test`);
      expect(calendars[0]?.method).toBe(expected.calendar);
      expect(content).toMatch(/DTSTART:\d{8}T\d{6}Z/);
      expect(content).toMatch(new RegExp(`ORGANIZER;CN="Culture Club":MAILTO:${replyTo}`, "i"));
      const attendee = `ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=".+":MAILTO:${reader[language].email}`;
      expect(content).toMatch(new RegExp(`ATTENDEE;${attendee}`, "i"));
      expect(content).toContain(`STATUS:${expected.calendar === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`);
    }
    const canUnsubscribe = expected.definition.preference !== null;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe(canUnsubscribe ? "List-Unsubscribe=One-Click" : undefined);
    expect(header("list-id") !== undefined).toBe(canUnsubscribe);
    if (canUnsubscribe) {
      expect(header("list-id")).toMatch(/^<(announcements|newsletter|organizer-digest)\.tsudoi\.test>$/);
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
    expect(await sent(one.find(kind), { userId: reader.en.id })).toBeNull();
    await db
      .updateTable("users")
      .set({ [column]: true })
      .where("id", "=", reader.en.id)
      .execute();
  },
);

it.each([
  ["co_host_invited", "ja", "International Kitchen 御中"],
  ["co_host_accepted", "en", "Dear members of Culture Club,"],
] as const)(
  "a mail of kind %s to an organization's own address in %s greets the organization",
  async (kind, language, greeting) => {
    const mail = await sent(one.find(kind), { address: "club@example.com", language });
    expect(mail?.text?.split("\n")[0]).toBe(greeting);
  },
);

it.each([eventCancelled, eventRescheduled, eventMoved])(
  "$name takes back the mails about that event whose definitions say so, and no others",
  async (supersession) => {
    await db.deleteFrom("mails").execute();
    const ofEvent = one.mails.filter(({ definition }) => "event_id" in definition.references);
    const otherEvents = await db.selectFrom("events").select("id").where("id", "<>", one.eventId).execute();
    for (const { id } of [{ id: one.eventId }, ...otherEvents]) {
      for (const { name, definition, payload } of ofEvent) {
        const to = { userId: reader.en.id };
        const mail = {
          to,
          payload: { ...payload, eventId: id },
          cause: `superseded:${supersession.name}:${name}:${id}`,
        };
        await db.transaction().execute((tx) => queueMail(tx, definition, mail));
      }
    }
    await db.transaction().execute((tx) => supersedeMails(tx, supersession, one.eventId));
    const skipped = await db
      .selectFrom("mails")
      .select(["kind", "event_id"])
      .where("state", "=", "skipped")
      .orderBy("kind")
      .execute();
    const declared = ofEvent
      .filter(({ definition }) => definition.supersededBy.includes(supersession))
      .map(({ definition: { kind } }) => ({ kind, event_id: one.eventId }));
    expect(declared).not.toEqual([]);
    expect(skipped).toEqual(declared.sort((mail, other) => (mail.kind < other.kind ? -1 : 1)));
    await db.deleteFrom("mails").execute();
  },
);

/** Where a word is the name of something else too: a preference, a planned sending, and the purpose of a token. */
const otherMeanings = new Set([
  "../features/accounts/profile/ui/preference-kinds.ts newsletter",
  "../features/event-mail/announcement/queue-due-announcements.server.ts announcement",
  "../features/event-mail/delivery/is-mail-due.server.ts announcement",
  "../features/event-mail/delivery/mail-progress.server.ts announcement",
  "../features/event-mail/find-next-mails.server.ts announcement",
  "../features/event-mail/timeline/event-mail-line.ts announcement",
  "../features/event-mail/timeline/find-written-mails.server.ts announcement",
  "../features/event-overview/event-overview.contract.ts announcement",
  "../features/event-overview/event-overview.handlers.server.ts announcement",
  "../features/event-overview/ui/mail-name.ts announcement",
  "../features/today/mail-sources.server.ts announcement",
  "../features/accounts/mailed-links/mailed-tokens.server.ts password_reset",
  "../features/accounts/mailed-links/sign-in-by-reset-link.server.ts password_reset",
  "../platform/db/schema/features/accounts/sessions.sql password_reset",
]);

it("a kind is named in its own file alone, which has its name", () => {
  const sources = Object.entries(
    import.meta.glob<string>(
      ["../**/*.{ts,tsx,sql}", "!../**/*.test.*", "!../platform/db/migrations/*", "!../**/generated/*"],
      {
        query: "?raw",
        import: "default",
        eager: true,
      },
    ),
  );
  expect(sources.length).toBeGreaterThan(500);
  const named = mails.kinds.flatMap((kind) =>
    sources
      .filter(([, source]) => new RegExp(`["'\`]${kind}["'\`:]`).test(source))
      .map(([path]) => `${path} ${kind}`)
      .filter((place) => !otherMeanings.has(place)),
  );
  expect(named.map((place) => place.replace(/^.*\/mails\//, "")).sort()).toEqual(
    mails.kinds.map((kind) => `${kind.replaceAll("_", "-")}.mail.server.ts ${kind}`).sort(),
  );
});
