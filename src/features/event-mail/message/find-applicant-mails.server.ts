import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Page } from "../../../platform/http/handler.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { findMailRecipients } from "../delivery/find-mail-recipients.server.ts";
import type { AskedRecipients, MailRecipient } from "../delivery/mail-delivery.contract.ts";

export interface ApplicantMailRow {
  id: number;
  title: string;
  body: string;
  /** As `LanguageText[]`. */
  language_texts: unknown;
  /** As `ActiveState[]`; with an option those of whom has answered with it. */
  states: string[] | null;
  option_id: number | null;
  attendance: string | null;
  sent_at: Date;
  sender: { id: number; first_name: string; last_name: string } | null;
  recipients_count: number;
  sent: number;
  failed: number;
  left: number;
}

/** The messages of an event and how far each is, newest first. */
export async function findApplicantMails(db: Executor, eventId: number): Promise<ApplicantMailRow[]> {
  const { rows } = await sql<ApplicantMailRow>`
    select a.id, a.title, a.body, a.language_texts, coalesce(a.answer_states, a.states) as states, a.option_id, a.attendance, a.sent_at, a.recipients_count,
           case when u.id is not null
                then json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) end as sender,
           m.sent, m.failed, m."left"
      from applicant_mails a
      left join users u on u.id = a.sender_id and ${isNotDeleted("u")}
     cross join lateral (
       select count(*) filter (where state = 'sent')::integer as sent,
              count(*) filter (where state = 'failed')::integer as failed,
              count(*) filter (where state in ('waiting', 'sending'))::integer as "left"
         from mails where applicant_mail_id = a.id) m
     where a.event_id = ${eventId}
     order by a.sent_at desc, a.id desc`.execute(db);
  return rows;
}

/** @throws `not_found` for a message of another event */
export async function findMessageRecipients(
  db: Executor,
  eventId: number,
  id: number,
  asked: AskedRecipients,
): Promise<Page<MailRecipient>> {
  const mail = await db
    .selectFrom("applicant_mails")
    .select("id")
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (!mail) throw notFound("applicant_mail");
  return findMailRecipients(db, sql`m.applicant_mail_id = ${id}`, asked);
}
