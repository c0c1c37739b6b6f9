import type { Db } from "../../../platform/db/client.server.ts";
import { announcementProgress, reminderProgress } from "../delivery/mail-progress.server.ts";
import { findApplicantMails } from "../message/find-applicant-mails.server.ts";
import type { EventMailLine } from "./event-mail-line.ts";

/** The mails of an event that organizers have written: set for a time, or sent at once. */
export async function findWrittenMails(db: Db, eventId: number, now: Date): Promise<EventMailLine[]> {
  const ofEvent = (table: "announcements" | "reminder_mails") =>
    db
      .selectFrom(table)
      .select(["id", "send_at", "sent_at"])
      .where("event_id", "=", eventId)
      .orderBy("id")
      .execute();
  const [announcements, reminders, titles, messages] = await Promise.all([
    ofEvent("announcements"),
    ofEvent("reminder_mails"),
    db.selectFrom("reminder_mails").select(["id", "title"]).where("event_id", "=", eventId).execute(),
    findApplicantMails(db, eventId),
  ]);
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  const lines: EventMailLine[] = [];
  for (const { send_at, sent_at } of announcements) {
    const progress = await announcementProgress(db, eventId, now);
    lines.push({ ...line("announcement", progress), at: sent_at ?? send_at });
  }
  for (const { id, send_at, sent_at } of reminders) {
    const progress = await reminderProgress(db, eventId, id, now);
    const title = titleOf.get(id) ?? null;
    lines.push({ ...line("reminder", progress), id, title, at: sent_at ?? send_at });
  }
  for (const { id, title, sent_at, recipients_count, sent, failed, left } of messages) {
    const state = left > 0 ? "sending" : "sent";
    const counted = { state, reason: null, recipients: recipients_count, sent, failed } as const;
    lines.push({ ...line("message", counted), id, title, at: sent_at });
  }
  return lines;
}

type Counted = Pick<EventMailLine, "state" | "reason" | "recipients" | "sent" | "failed">;

const line = (
  source: EventMailLine["source"],
  { state, reason, recipients, sent, failed }: Counted,
): Omit<EventMailLine, "at"> => ({
  source,
  id: null,
  kind: null,
  title: null,
  state,
  reason,
  recipients,
  sent,
  failed,
});
