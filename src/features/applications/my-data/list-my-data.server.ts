import { type SqlBool, sql } from "kysely";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type TextReader, textForReader } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { type EventRow, findAnswersUntil, findEvents, textOf } from "../../events/events.server.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { findAvailableActions } from "../actions/find-available-actions.server.ts";
import { type ApplicationRow, selectApplications } from "../application-rows.server.ts";
import { presentAnswers } from "../present-application.ts";
import { answersDeletedAt } from "../retention/answers-deleted-at.ts";
import { hasAnswersSql } from "../retention/erase-answers.server.ts";
import type { OwnEventData } from "./my-data.contract.ts";

interface AskedPage {
  limit: number;
  cursor?: string | undefined;
}

/** A page of what a person has told the hosts of each event, the latest application first. */
export async function listMyData(
  { db, clock }: Platform,
  userId: number,
  { limit, cursor }: AskedPage,
  reader: TextReader,
): Promise<Page<OwnEventData>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = await selectApplications(db)
    .select([
      hasAnswersSql().as("has_answers"),
      sql<number>`(select count(*)::integer from former_answers f where f.application_id = a.id)`.as(
        "former",
      ),
    ])
    .where("a.user_id", "=", userId)
    .where(
      sql<SqlBool>`${after === null} or (a.applied_at, a.id) < (${after?.at ?? null}, ${after?.id ?? null})`,
    )
    .orderBy("a.applied_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const ids = rows.map(({ event_id }) => event_id);
  const [events, until, actions] = await Promise.all([
    findEvents(db, ids),
    findAnswersUntil(db, ids),
    findAvailableActions(
      db,
      ids.map((eventId) => ({ eventId, userId })),
      clock.now(),
    ),
  ]);
  const byId = new Map(events.map((event) => [event.id, event]));
  const shown = rows.flatMap((row, place) => {
    const event = byId.get(row.event_id);
    const removedAt = until.get(row.event_id);
    if (!event || !removedAt) return [];
    return [
      {
        ...ofEvent(event, row, reader),
        answers_before_count: row.former,
        has_answers: row.has_answers,
        kept_until: toWireTime(removedAt),
        actions: actions[place] ?? [],
      },
    ];
  });
  const last = rows.at(-1);
  return new Page(
    shown,
    last && found.length > limit ? writeCursor({ at: last.applied_at, id: last.id }) : null,
  );
}

function ofEvent(event: EventRow, row: ApplicationRow, reader: TextReader) {
  const answered = row.answers.map(({ question_id }) => question_id);
  return {
    event: { id: event.id, title: textOf(event, reader).title, start_at: toWireTime(event.start_at) },
    state: row.state,
    questions: event.questions
      .filter(({ id }) => answered.includes(id))
      .map(({ id, texts }) => ({
        question_id: id,
        title:
          textForReader(
            texts.filter(({ title }) => title.trim()),
            reader,
          )?.title ?? "",
      })),
    answers: presentAnswers(row, reader),
    readers: event.hosts.map(({ id, names }) => ({
      id,
      organization_name: organizationNameIn(names, reader),
    })),
    answers_deleted_at: answersDeletedAt(row),
  };
}
