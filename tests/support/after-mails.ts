import { randomUUID } from "node:crypto";
import { queueDueAfterMails } from "../../src/features/follow-up/after-mails/queue-due-after-mails.server.ts";
import type { eventThanksMail } from "../../src/features/follow-up/mails/event-thanks.mail.server.ts";
import type { Db } from "../../src/platform/db/client.server.ts";
import { renderMail } from "../../src/platform/mail/layout/render-mail.server.ts";
import type { TextReader } from "../../src/shared/languages/readers/text-reader.ts";
import type { TestServer } from "./server.ts";
import type { SessionHeaders } from "./sessions.ts";

/** Ways of a test file to who comes to its events, and to the mails that follow. */
export function afterMailsOn({ api, db, clock, platform }: TestServer) {
  return {
    /** Checks somebody in now, or takes it back. Answers the scan's result. */
    async checkIn(eventId: number, as: SessionHeaders, userId: number, kind = "in"): Promise<string> {
      const { id } = await db
        .selectFrom("applications")
        .select("id")
        .where("user_id", "=", userId)
        .where("event_id", "=", eventId)
        .executeTakeFirstOrThrow();
      const scanned_at = clock.now().toISOString();
      const scans = [{ nonce: randomUUID(), kind, application_id: id, scanned_at }];
      const { body } = await api(`POST /events/${eventId}/check_ins`, { as, body: { scans } });
      return body.data[0].result;
    },
    /** Two processes sweep at once, and one once more. */
    async sweep(now: string): Promise<void> {
      clock.set(now);
      await Promise.all([queueDueAfterMails(platform), queueDueAfterMails(platform)]);
      await queueDueAfterMails(platform);
    },
    /** Kind, recipient and state of each, in the order in which they were written. */
    async mails(): Promise<string[]> {
      const rows = await db
        .selectFrom("mails")
        .select(["kind", "user_id", "state"])
        .where("kind", "in", ["event_thanks", "event_missed"])
        .orderBy("id")
        .execute();
      return rows.map(({ kind, user_id, state }) => `${kind} ${user_id} ${state}`);
    },
    /** Subject and text as somebody gets them; null where nothing would be sent. */
    async written(
      definition: typeof eventThanksMail,
      eventId: number,
      person: { id: number; email: string },
      reader: TextReader,
    ): Promise<string | null> {
      const mail = { user_id: person.id, address: person.email, ...reader };
      const found = await renderMail(platform, definition, mail, { eventId, texts: null });
      return found && `${found.subject} | ${found.text}`;
    },
  };
}

/** Writes down that somebody was there, without a scan. */
export async function attend(db: Db, eventId: number, userId: number, at: Date): Promise<void> {
  await db
    .insertInto("attendances")
    .columns(["application_id", "event_id", "checked_in_at"])
    .expression((eb) =>
      eb
        .selectFrom("applications")
        .select((one) => ["id", "event_id", one.val(at).as("checked_in_at")])
        .where("event_id", "=", eventId)
        .where("user_id", "=", userId),
    )
    .execute();
}
