import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { mailKeySql, queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import { eventThanksMail } from "../mails/event-thanks.mail.server.ts";

/** Names the thank-you for an attendance `t` of an application `a`: who was taken out and is checked in again has another one. */
const causeSql = sql<string>`
  (a.event_id || ':' || a.user_id || ':' || (extract(epoch from t.checked_in_at) * 1000)::bigint)`;

/**
 * Whether the person of an attendance `t` of an application `a` was not thanked yet. A mail that was dropped when it was to leave, because they did
 * not count as there, is none; for the same check-in it would be dropped once more.
 */
export const isUnthankedSql = sql<SqlBool>`not exists (
  select from mails m
   where m.event_id = a.event_id and m.user_id = a.user_id and m.kind = ${eventThanksMail.kind}
     and m.payload ->> 'texts' is null
     and (m.state <> 'skipped' or m.dedupe_key = ${mailKeySql(eventThanksMail, causeSql)}))`;

/** Writes a thank-you to everybody who came and has none. The caller holds the event's row of `follow_up_mails`. */
export async function queueThanks(tx: Tx, eventId: number, notBefore: Date): Promise<void> {
  await queueMailsTo(
    tx,
    eventThanksMail,
    { payload: { eventId, texts: null }, notBefore },
    sql`select a.user_id, ${causeSql} as cause from attendances t join applications a on a.id = t.application_id
         where t.event_id = ${eventId} and a.user_id is not null and ${isUnthankedSql}`,
  );
}
