import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Language } from "../../shared/languages.ts";
import type { Tx } from "../db/client.server.ts";

/** Every mail that the product sends. */
export type MailKind = keyof typeof priorities;

/** Smaller goes first: what somebody waits for before what goes to many. */
const priorities = {
  address_confirmation: 0,
  password_reset: 0,
  application_confirmed: 10,
  application_cancelled: 10,
  co_host_invited: 10,
  co_host_accepted: 10,
  co_host_declined: 10,
  co_host_withdrawn: 10,
  member_added: 10,
  event_cancelled: 20,
  event_changed: 20,
  remind_later: 30,
  event_tomorrow: 30,
  custom_reminder: 30,
  announcement: 40,
  follower_digest: 50,
  newsletter: 50,
} as const;

export interface QueuedMail {
  kind: MailKind;
  /** A person (their address and language of now), or an address such as an organization's. */
  to: { userId: number } | { address: string; language: Language };
  /** What the mail is about, as ids: it is rendered when it is sent, from the data of then. */
  payload: Record<string, number | string | null>;
  /** Names this mail and its recipient: the same one is never queued twice. */
  dedupeKey: string;
  notBefore?: Date;
  eventId?: number;
  announcementId?: number;
  reminderMailId?: number;
}

/** Writes a mail into the outbox, in the transaction of its cause: it leaves after the commit or not at all. */
export async function queueMail(tx: Tx, mail: QueuedMail): Promise<void> {
  const person =
    "userId" in mail.to
      ? sql`select id, email, language from users where id = ${mail.to.userId} and deleted_at is null`
      : sql`select null::integer, ${mail.to.address}::text, ${mail.to.language}::text`;
  await sql`
    insert into mails (kind, dedupe_key, message_id, user_id, address, language, payload, priority, next_try_at,
                       event_id, announcement_id, reminder_mail_id)
    select ${mail.kind}, ${mail.dedupeKey}, ${randomUUID()}, recipient.id, recipient.email, recipient.language,
           ${JSON.stringify(mail.payload)}::jsonb, ${priorities[mail.kind]},
           coalesce(${mail.notBefore ?? null}::timestamptz, now()),
           ${mail.eventId ?? null}, ${mail.announcementId ?? null}, ${mail.reminderMailId ?? null}
      from (${person}) as recipient (id, email, language)
    on conflict (dedupe_key) do nothing`.execute(tx);
}

/** The same mail to many people, each in their language, in one statement; `dedupeKey` is completed with the person. */
export async function queueMails(
  tx: Tx,
  mail: Omit<QueuedMail, "to">,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    insert into mails (kind, dedupe_key, message_id, user_id, address, language, payload, priority, next_try_at,
                       event_id, announcement_id, reminder_mail_id)
    select ${mail.kind}, ${mail.dedupeKey}::text || ':' || id, gen_random_uuid()::text, id, email, language,
           ${JSON.stringify(mail.payload)}::jsonb, ${priorities[mail.kind]}::smallint,
           coalesce(${mail.notBefore ?? null}::timestamptz, now()),
           ${mail.eventId ?? null}::integer, ${mail.announcementId ?? null}::integer,
           ${mail.reminderMailId ?? null}::integer
      from users where id = any(${userIds}::integer[]) and deleted_at is null
    on conflict (dedupe_key) do nothing`.execute(tx);
}
