import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { textIn } from "../../events/events.public.ts";
import type { FailedMail } from "./team-mails.contract.ts";

const perPage = 50;

/** Mails that were given up, as they stand in the outbox, newest first, without what they say. */
export interface FailedMailRow {
  id: number;
  kind: string;
  address: string | null;
  attempts: number;
  last_error: string | null;
  created_at: Date;
}

interface Row extends FailedMailRow {
  event_id: number | null;
  titles: { language_id: number; title: string; is_main: boolean }[];
  user: FailedMail["user"];
}

/** The operator's command line lists the same. @param before the id of a mail */
export async function selectFailedMails(
  db: Executor,
  most: number,
  before: number = 2 ** 31 - 1,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.kind, m.address, m.attempts, m.last_error, m.created_at, m.event_id,
           (select coalesce(jsonb_agg(jsonb_build_object('language_id', t.language_id, 'title', t.title, 'is_main', t.is_main)
                                      order by t.is_main desc), '[]')
              from event_texts t where t.event_id = m.event_id) as titles,
           case when u.id is not null
                then jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) end as user
      from (select * from mails where state = 'failed' and id < ${before} order by id desc limit ${most}) m
      left join users u on u.id = m.user_id and ${isNotDeleted("u")}
     order by m.id desc`.execute(db);
  return rows;
}

/** A page of them, as the team sees them. */
export async function findFailedMails(
  db: Executor,
  cursor: string | undefined,
  language: Language,
): Promise<Page<FailedMail>> {
  const rows = await selectFailedMails(
    db,
    perPage + 1,
    cursor === undefined ? undefined : readCursor(cursor).id,
  );
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return new Page(
    shown.map((row) => ({
      state: "failed",
      id: row.id,
      kind: row.kind,
      address: row.address,
      user: row.user,
      event: eventOf(row, language),
      error: row.last_error,
      attempts: row.attempts,
      created_at: toWireTime(row.created_at),
    })),
    rows.length > perPage && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  );
}

function eventOf({ event_id, titles }: Row, language: Language): FailedMail["event"] {
  if (event_id === null || titles.length === 0) return null;
  const { title, language_id } = textIn(titles, language);
  const lang = foreignTag(language_id, language);
  return { id: event_id, title, ...(lang && { lang }) };
}
