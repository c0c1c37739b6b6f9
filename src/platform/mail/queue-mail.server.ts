import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Language } from "../../shared/languages.ts";
import type { Executor, Tx } from "../db/client.server.ts";

/** Every mail that the product sends. */
export type MailKind = keyof typeof priorities;

/** Smaller goes first: what somebody waits for before what goes to many. */
const priorities = {
  address_confirmation: 0,
  password_reset: 0,
  password_changed: 0,
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

const promptPriority = priorities.application_confirmed;

/** From here on mails go to many: they may not take the place of what somebody waits for. */
export const firstBulkPriority = priorities.remind_later;

export interface QueuedMail {
  kind: MailKind;
  /** A person (their address and language of now, unless another is given), or an address such as an organization's. */
  to: { userId: number; language?: Language } | { address: string; language: Language };
  /** What the mail is about, as ids: it is rendered when it is sent, from the data of then. */
  payload: Record<string, number | string | null>;
  /** Names this mail and its recipient: the same one is never queued twice. */
  dedupeKey: string;
  notBefore?: Date;
  eventId?: number;
  announcementId?: number;
  reminderMailId?: number;
  /** Somebody waits for it, whatever the kind: a mail for trying. */
  isPrompt?: boolean;
}

/**
 * Writes a mail into the outbox, in the transaction of its cause: it leaves after the commit or not at all. A person's account
 * is locked first, so that no address is copied from one that is being deleted.
 */
export async function queueMail(tx: Tx, mail: QueuedMail): Promise<void> {
  const person =
    "userId" in mail.to
      ? sql`select id, email, coalesce(${mail.to.language ?? null}, language) from users
             where id = ${mail.to.userId} and deleted_at is null for key share`
      : sql`select null::integer, ${mail.to.address}::text, ${mail.to.language}::text`;
  await sql`
    insert into mails (kind, dedupe_key, message_id, user_id, address, language, payload, priority, next_try_at,
                       event_id, announcement_id, reminder_mail_id)
    select ${mail.kind}, ${mail.dedupeKey}, ${randomUUID()}, recipient.id, recipient.email, recipient.language,
           ${JSON.stringify(mail.payload)}::jsonb, ${mail.isPrompt ? promptPriority : priorities[mail.kind]},
           coalesce(${mail.notBefore ?? null}::timestamptz, now()),
           ${mail.eventId ?? null}, ${mail.announcementId ?? null}, ${mail.reminderMailId ?? null}
      from (${person}) as recipient (id, email, language)
    on conflict (dedupe_key) do nothing`.execute(tx);
}

/** The same mail to many people, each in their language, in one statement; `dedupeKey` is completed with the person. */
export function queueMails(
  tx: Tx,
  mail: Omit<QueuedMail, "to">,
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return Promise.resolve(0);
  return queueMailsTo(tx, mail, sql`select unnest(${userIds}::integer[]) as user_id`);
}

/**
 * As `queueMails`, to everybody whom a query finds, so that the list of them never comes into this process. A mail that
 * differs from person to person is completed by the query.
 * @param recipients a query with the column `user_id`
 * @param own further columns of that query: what completes the key (instead of the person), the payload, the event
 * @param before statements whose rows the query uses, as they stand behind `with`
 */
export async function queueMailsTo(
  db: Executor,
  mail: Omit<QueuedMail, "to">,
  recipients: RawBuilder<unknown>,
  own: { key?: string; payload?: string; eventId?: string; before?: RawBuilder<unknown> } = {},
): Promise<number> {
  const key = sql.ref(`recipient.${own.key ?? "user_id"}`);
  const payload = own.payload ? sql`|| ${sql.ref(`recipient.${own.payload}`)}` : sql``;
  const eventId = own.eventId ? sql.ref(`recipient.${own.eventId}`) : sql`${mail.eventId ?? null}::integer`;
  const { numAffectedRows } = await sql`
    ${own.before ? sql`with ${own.before}` : sql``}
    insert into mails (kind, dedupe_key, message_id, user_id, address, language, payload, priority, next_try_at,
                       event_id, announcement_id, reminder_mail_id)
    select ${mail.kind}, ${mail.dedupeKey}::text || ':' || ${key}, gen_random_uuid()::text, u.id, u.email, u.language,
           ${JSON.stringify(mail.payload)}::jsonb ${payload}, ${priorities[mail.kind]}::smallint,
           coalesce(${mail.notBefore ?? null}::timestamptz, now()), ${eventId},
           ${mail.announcementId ?? null}::integer, ${mail.reminderMailId ?? null}::integer
      from (${recipients}) as recipient
      join users u on u.id = recipient.user_id
     where u.deleted_at is null
       for key share of u
    on conflict (dedupe_key) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
