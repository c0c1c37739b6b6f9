import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../../platform/db/client.server.ts";
import { countRecipients } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound, Problems } from "../../../shared/app-error.ts";
import {
  endsAtSql,
  lockEventForShare,
  recordEventActivity,
  refuseSuspendedOwner,
} from "../../events/events.server.ts";
import { checkLanguagesExist } from "../delivery/check-languages-exist.server.ts";
import {
  recipientColumns,
  recipientsSql,
  requireKnownRecipients,
  storedRecipients,
} from "../delivery/chosen/chosen-recipients.server.ts";
import { limitRecipients } from "../delivery/limit-recipients.server.ts";
import type { ReminderIn } from "../event-mail.contract.ts";

const columns = [
  "id",
  "event_id",
  "send_at",
  "title",
  "body",
  "language_texts",
  ...recipientColumns,
  "user_ids",
  "sent_at",
] as const;

export interface ReminderRow {
  id: number;
  event_id: number;
  send_at: Date;
  title: string;
  body: string;
  /** As `LanguageText[]`. */
  language_texts: unknown;
  /** As `ActiveState[]`; empty where one of the following says to whom it goes. */
  states: string[];
  option_id: number | null;
  /** As `ActiveState[]`. */
  answer_states: string[] | null;
  attendance: string | null;
  user_ids: number[] | null;
  sent_at: Date | null;
}

/** A mail to those for whom it will be at `send_at`: who will be coming, unless others are chosen. */
export async function setReminder(
  platform: Platform,
  eventId: number,
  sent: ReminderIn,
  now: Date,
): Promise<ReminderRow> {
  const { db } = platform;
  const { title = "", custom_body = "", send_at = null, language_texts } = sent;
  await checkReminder(db, { title, custom_body, send_at, language_texts }, now);
  return db.transaction().execute(async (tx) => {
    await refuseSuspendedOwner(tx, eventId);
    const recipients = await readRecipients(tx, eventId, sent);
    await requireKnownAttendance(tx, eventId, recipients.attendance, send_at);
    await recordEventActivity(tx, eventId, "reminder.set");
    const made = await tx
      .insertInto("reminder_mails")
      .values({
        event_id: eventId,
        title,
        body: custom_body,
        language_texts: JSON.stringify(language_texts ?? []),
        send_at: send_at as Date,
        ...recipients,
        created_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await limitThoseOfNow(tx, platform, made, now);
    return made;
  });
}

/** Changes what was sent along, while the mail is not sent. */
export function changeReminder(
  platform: Platform,
  eventId: number,
  id: number,
  sent: ReminderIn,
  now: Date,
): Promise<ReminderRow> {
  return platform.db.transaction().execute(async (tx) => {
    const recipients = await readRecipients(tx, eventId, sent);
    const saved = await lockUnsent(tx, eventId, id);
    const isMoved = sent.send_at !== undefined && sent.send_at?.getTime() !== saved.send_at.getTime();
    await checkReminder(tx, { ...sent, send_at: isMoved ? sent.send_at : undefined }, now);
    const { attendance = saved.attendance } = recipients;
    await requireKnownAttendance(tx, eventId, attendance, sent.send_at ?? saved.send_at);
    await recordEventActivity(tx, eventId, "reminder.set");
    const changed = await tx
      .updateTable("reminder_mails")
      .set({
        title: sent.title ?? saved.title,
        body: sent.custom_body ?? saved.body,
        ...(sent.language_texts !== undefined && {
          language_texts: JSON.stringify(sent.language_texts ?? []),
        }),
        ...(sent.send_at && { send_at: sent.send_at, skipped_at: null, skip_reason: null }),
        ...recipients,
      })
      .where("id", "=", id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await limitThoseOfNow(tx, platform, changed, now);
    return changed;
  });
}

/** People who apply later are not counted: they get the mail because they have applied, and not because an organizer has chosen them. */
async function limitThoseOfNow(tx: Tx, platform: Platform, row: ReminderRow, now: Date): Promise<void> {
  if (!platform.settings.newOrganizationLimits) return;
  const count = await countRecipients(tx, recipientsSql(row.event_id, row));
  await limitRecipients(tx, platform, { eventId: row.event_id, count, now });
}

/** Takes the mail back while it is not sent; answers what it was. */
export function removeReminder(db: Db, eventId: number, id: number): Promise<ReminderRow> {
  return db.transaction().execute(async (tx) => {
    const saved = await lockUnsent(tx, eventId, id);
    await tx.deleteFrom("reminder_mails").where("id", "=", id).execute();
    await recordEventActivity(tx, eventId, "reminder.removed");
    return saved;
  });
}

/** The sending claims the row before it sends, so an edit either comes before the claim or sees `sent_at`. */
async function lockUnsent(tx: Tx, eventId: number, id: number): Promise<ReminderRow> {
  const row = await tx
    .selectFrom("reminder_mails")
    .select(columns)
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound("remind_event_mail");
  if (row.sent_at) throw invalid("sent_at", "mail_was_sent");
  return row;
}

/** The columns of the choice that was sent along, the others empty; none where none was sent. */
async function readRecipients(
  tx: Tx,
  eventId: number,
  sent: ReminderIn,
): Promise<Partial<ReturnType<typeof storedRecipients>> & { states?: string[] }> {
  const recipients = storedRecipients(sent);
  if (Object.values(recipients).every((choice) => choice === null)) return {};
  // Held, so that nobody of them deletes the account meanwhile and stays in the row.
  await lockEventForShare(tx, eventId);
  await requireKnownRecipients(tx, eventId, recipients);
  return { ...recipients, states: recipients.states ?? [] };
}

/** Refuses a mail by attendance that goes before the event has ended: until then it is not known. */
async function requireKnownAttendance(
  tx: Tx,
  eventId: number,
  attendance: ReminderRow["attendance"] | undefined,
  sendAt: Date | null,
): Promise<void> {
  if (!attendance || !sendAt) return;
  const early = await tx
    .selectFrom("events as e")
    .select("e.id")
    .where("e.id", "=", eventId)
    .where(sql<boolean>`${endsAtSql()} > ${sendAt}`)
    .executeTakeFirst();
  if (early) throw invalid("send_at", "before_event_end");
}

/** A field that is undefined is not changed, and not checked. */
async function checkReminder(
  db: Executor,
  { title, custom_body, send_at, language_texts }: ReminderIn,
  now: Date,
): Promise<void> {
  const problems = new Problems();
  if (title === "") problems.add("title", "blank");
  if (custom_body === "") problems.add("custom_body", "blank");
  if (send_at === null) problems.add("send_at", "blank");
  else if (send_at && send_at < now) problems.add("send_at", "must_be_future");
  await checkLanguagesExist(db, "language_texts", language_texts, problems);
}
