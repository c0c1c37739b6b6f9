import type { Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { type EventRow, findEvent, type QuestionRow } from "../../events/events.server.ts";
import { isInSurveyWindow } from "./survey-window.ts";

export interface SurveyRow {
  isAnonymous: boolean;
  isOpen: boolean;
  questions: QuestionRow[];
  lockVersion: number;
}

/** Undefined where none was made. */
export async function findSurvey(db: Executor, eventId: number): Promise<SurveyRow | undefined> {
  const row = await db
    .selectFrom("surveys")
    .select(["is_anonymous", "is_open", "questions", "lock_version"])
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return (
    row && {
      isAnonymous: row.is_anonymous,
      isOpen: row.is_open,
      questions: row.questions as unknown as QuestionRow[],
      lockVersion: row.lock_version,
    }
  );
}

/** Whether the survey asks something, and takes answers now. */
export async function isSurveyOpen({ db, clock }: Platform, eventId: number): Promise<boolean> {
  const [event, survey] = await Promise.all([findEvent(db, eventId), findSurvey(db, eventId)]);
  if (!event || !survey) return false;
  return survey.isOpen && survey.questions.length > 0 && isInSurveyWindow(event, clock.now());
}

/** @throws `not_found` */
export async function requireEvent(db: Executor, eventId: number): Promise<EventRow> {
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("event");
  return event;
}

/** The application of somebody who was there; undefined for everybody else. */
export async function findAttendedApplication(
  db: Executor,
  eventId: number,
  userId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("attendances as attended")
    .innerJoin("applications as a", "a.id", "attended.application_id")
    .select("a.id")
    .where("attended.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
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
