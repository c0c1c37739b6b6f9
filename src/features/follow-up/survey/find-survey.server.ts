import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { type EventRow, findEvent, type QuestionRow } from "../../events/events.server.ts";
import { takesAnswers } from "./survey-window.server.ts";

export interface SurveyRow {
  isAnonymous: boolean;
  isOpen: boolean;
  questions: QuestionRow[];
  lockVersion: number;
  /** Saved as open with something to ask: answers may have been promised to have no names. */
  hasBeenOpen: boolean;
  /** Its few answers were shown when it was closed. */
  isClosedForGood: boolean;
  /** Time until which those who have answered were told that it takes answers; null before the first. */
  answersUntil: Date | null;
  /** Questions as they were when answers came, before they were worded otherwise. */
  formerQuestions: QuestionRow[];
}

/** Whether a survey `s` is switched on, and was not closed for good. */
export const surveyIsOpenSql = () => sql<boolean>`(s.is_open and not s.is_closed_for_good)`;

/** Undefined where none was made. */
export async function findSurvey(db: Executor, eventId: number): Promise<SurveyRow | undefined> {
  const row = await db
    .selectFrom("surveys as s")
    .selectAll("s")
    .select(surveyIsOpenSql().as("isOpen"))
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return (
    row && {
      isAnonymous: row.is_anonymous,
      isOpen: row.isOpen,
      questions: row.questions as unknown as QuestionRow[],
      lockVersion: row.lock_version,
      hasBeenOpen: row.has_been_open,
      isClosedForGood: row.is_closed_for_good,
      answersUntil: row.answers_until,
      formerQuestions: row.former_questions as unknown as QuestionRow[],
    }
  );
}

/** Whether the event's survey takes answers now. */
export async function isSurveyOpen({ db, clock }: Platform, eventId: number): Promise<boolean> {
  const [event, survey] = await Promise.all([findEvent(db, eventId), findSurvey(db, eventId)]);
  return event !== undefined && takesAnswers(event, survey, clock.now());
}

/** @throws `not_found` */
export async function requireEvent(db: Executor, eventId: number): Promise<EventRow> {
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("event");
  return event;
}

/**
 * Whether the person of the application `a` was ever checked in. The survey asks them whatever is undone later: else an organizer
 * could take everybody out but one, and read what that one answers.
 */
export function onceAttendedSql() {
  return sql<SqlBool>`(
    exists (select from attendances t where t.application_id = a.id)
    or exists (
      select from check_ins c where c.application_id = a.id and c.kind = 'in' and c.ticket_id is not null))`;
}

/** The application of somebody who was checked in once; undefined for everybody else. */
export async function findOnceAttendedApplication(
  db: Executor,
  eventId: number,
  userId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .where(onceAttendedSql())
    .executeTakeFirst();
  return row?.id;
}

export async function hasAnswered(db: Executor, eventId: number, applicationId: number): Promise<boolean> {
  const row = await db
    .selectFrom("survey_respondents")
    .select("application_id")
    .where("event_id", "=", eventId)
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRespondents(db: Executor, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom("survey_respondents")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
