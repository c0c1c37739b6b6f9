import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import { type AskedPeople, isAsked } from "./count-answers.server.ts";

interface WrittenRow {
  application_id: number;
  first_name: string;
  last_name: string;
  applied_at: Date;
  text: string;
}

/** An answer has up to 15 KB. */
const perPage = 100;

/** What was written in answer to one question of the event, in the order of applying. */
export async function listWrittenAnswers(
  db: Executor,
  { eventId, questionId }: { eventId: number; questionId: number },
  { q = "", cursor, ...asked }: AskedPeople & { q?: string | undefined; cursor?: string | undefined },
): Promise<Page<WrittenRow>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const { rows } = await sql<WrittenRow>`
    select a.id as application_id, u.first_name, u.last_name, a.applied_at, w.text
      from applications a
      join users u on u.id = a.user_id
      join answers w on w.application_id = a.id and w.question_id = ${questionId}
     where a.event_id = ${eventId} and w.text <> '' and ${isAsked(asked)}
       and (${q} = '' or strpos(search_letters(w.text), search_letters(${q})) > 0)
       and (${after?.at ?? null}::timestamptz is null or (a.applied_at, a.id) > (${after?.at ?? null}, ${after?.id ?? null}))
     order by a.applied_at, a.id limit ${perPage + 1}`.execute(db);
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  const next = last && rows.length > perPage ? { at: last.applied_at, id: last.application_id } : null;
  return new Page(shown, next && writeCursor(next));
}
