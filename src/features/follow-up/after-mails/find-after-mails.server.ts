import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { LanguageText } from "../../event-mail/event-mail.contract.ts";
import { eventMissedMail } from "../mails/event-missed.mail.server.ts";
import { eventThanksMail } from "../mails/event-thanks.mail.server.ts";
import type { AfterMailKind } from "./after-mails.contract.ts";

export interface AfterMailSettings {
  is_thanks_on: boolean;
  thanks_texts: LanguageText[];
  is_missed_on: boolean;
  missed_texts: LanguageText[];
  send_at: Date | null;
  sent_at: Date | null;
  skipped_at: Date | null;
  /** `on_hold`; null where nobody had been checked in, or nothing was skipped. */
  skip_reason: string | null;
  lock_version: number;
}

const nothingSet: AfterMailSettings = {
  is_thanks_on: false,
  thanks_texts: [],
  is_missed_on: false,
  missed_texts: [],
  send_at: null,
  sent_at: null,
  skipped_at: null,
  skip_reason: null,
  lock_version: 0,
};

export async function findAfterMailSettings(db: Executor, eventId: number): Promise<AfterMailSettings> {
  const row = await db
    .selectFrom("follow_up_mails")
    .selectAll()
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (!row) return nothingSet;
  const texts = LanguageText.array();
  return { ...row, thanks_texts: texts.parse(row.thanks_texts), missed_texts: texts.parse(row.missed_texts) };
}

export interface AfterMailFacts {
  start_at: Date;
  end_at: Date | null;
  attended: number;
  absent: number;
}

/** Time of the event, and how many have come and not. */
export async function findAfterMailFacts(db: Executor, eventId: number): Promise<AfterMailFacts> {
  const { rows } = await sql<AfterMailFacts>`
    select e.start_at, e.end_at,
           (select count(*) from attendances t where t.event_id = e.id)::integer as attended,
           (select count(*) from applications a
             where a.event_id = e.id and ${isComingSql("a")}
               and not exists (select from attendances t where t.application_id = a.id))::integer as absent
      from events e where e.id = ${eventId}`.execute(db);
  if (!rows[0]) throw notFound("event");
  return rows[0];
}

export interface AfterMailDelivery {
  sent: number;
  failed: number;
  left: number;
}

export async function findAfterMailDeliveries(
  db: Executor,
  eventId: number,
): Promise<Record<AfterMailKind, AfterMailDelivery>> {
  const { rows } = await sql<AfterMailDelivery & { kind: string }>`
    select kind, count(*) filter (where state = 'sent')::integer as sent,
           count(*) filter (where state = 'failed')::integer as failed,
           count(*) filter (where state in ('waiting', 'sending'))::integer as left
      from mails
     where event_id = ${eventId} and kind in (${eventThanksMail.kind}, ${eventMissedMail.kind})
       and payload ->> 'texts' is null
     group by kind`.execute(db);
  const of = (kind: string): AfterMailDelivery => {
    const { sent, failed, left } = rows.find((row) => row.kind === kind) ?? { sent: 0, failed: 0, left: 0 };
    return { sent, failed, left };
  };
  return { thanks: of(eventThanksMail.kind), missed: of(eventMissedMail.kind) };
}
