import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { managedEventsSql } from "../../events/events.server.ts";
import type { LanguageText } from "../event-mail.contract.ts";
import type { EarlierMail } from "./earlier-mails.contract.ts";

const atMost = 30;

interface Row {
  language_id: number;
  title: string;
  body: string;
  language_texts: LanguageText[];
  written_at: Date;
}

/** Messages and set mails of the events that a user manages, the latest of each title, newest first. */
export async function findEarlierMails(db: Executor, userId: number): Promise<EarlierMail[]> {
  const { rows } = await sql<Row>`
    with managed as (${managedEventsSql(sql.val(userId))}),
    written as (
      select event_id, title, body, language_texts, sent_at as written_at from applicant_mails
       union all
      select event_id, title, body, language_texts, coalesce(sent_at, created_at) from reminder_mails)
    select * from (
      select distinct on (w.title) t.language_id, w.title, w.body, w.language_texts, w.written_at
        from written w
        join managed using (event_id)
        join event_texts t on t.event_id = w.event_id and t.is_main
       order by w.title, w.written_at desc) latest
     order by written_at desc
     limit ${atMost}`.execute(db);
  return rows.map(({ language_id, title, body, language_texts, written_at }) => ({
    written_at: toWireTime(written_at),
    texts: [{ language_id, title, custom_body: body }, ...language_texts],
  }));
}
