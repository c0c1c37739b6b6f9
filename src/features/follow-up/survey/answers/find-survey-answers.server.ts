import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db, Executor } from "../../../../platform/db/client.server.ts";
import { notFound } from "../../../../shared/app-error.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { type EventRow, lockEvent, managesEventSql, surveyWindow } from "../../../events/events.server.ts";
import { findSurvey, requireEvent, type SurveyRow } from "../find-survey.server.ts";
import type { StoredAnswer } from "./stored-answer.server.ts";
import { mayShowAnswers } from "./survey-reveal.ts";
import { showWaitingAnswers } from "./write-anonymous-answers.server.ts";

export interface AnswersOfOne {
  /** Null where the survey asks without names. */
  name: string | null;
  /** Puts texts without names into an order that says nothing, the same at each reading and another for each question. */
  orderIn(questionId: number): string;
  answers: StoredAnswer[];
}

interface Answered {
  event: EventRow;
  survey: SurveyRow;
  rows: AnswersOfOne[];
}

/** The answers that managers see: with names in their order, without names in none. @throws `not_found` where no survey was made */
export async function findSurveyAnswers(
  db: Db,
  eventId: number,
  language: Language,
  now: Date,
): Promise<Answered> {
  const [event, survey] = await Promise.all([requireEvent(db, eventId), findSurvey(db, eventId)]);
  if (!survey) throw notFound("survey");
  if (!survey.isAnonymous) return { event, survey, rows: await findNamed(db, eventId, language) };
  if (await mayShowMore(db, event, survey, now)) await showMore(db, eventId, now);
  const isClosed = isClosedTo(event, survey, now);
  return { event, survey, rows: await findAnonymous(db, eventId, isClosed) };
}

const isClosedTo = (event: EventRow, survey: SurveyRow, now: Date) =>
  !survey.isOpen || now >= surveyWindow(event).until;

async function mayShowMore(db: Executor, event: EventRow, survey: SurveyRow, now: Date): Promise<boolean> {
  const { rows } = await sql<{ waiting: number; hasShown: boolean }>`
    select (select count(*)::integer
              from survey_respondents r join applications a on a.id = r.application_id
             where r.event_id = ${event.id} and not r.is_counted
               and not ${managesEventSql(sql.lit(event.id), sql.ref("a.user_id"))}) as waiting,
           exists (
             select from anonymous_survey_answers s
              where s.event_id = ${event.id} and s.is_published and not s.was_named) as "hasShown"`.execute(
    db,
  );
  const { until } = surveyWindow(event);
  const { waiting = 0, hasShown = false } = rows[0] ?? {};
  const isClosed = isClosedTo(event, survey, now);
  const isOver = now >= until && (!survey.answersUntil || now >= survey.answersUntil);
  return mayShowAnswers({ waiting, hasShown, isClosed, isOver });
}

/** Asks again with the event locked, since others answer and read meanwhile. */
function showMore(db: Db, eventId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    const [event, survey] = [await requireEvent(tx, eventId), await findSurvey(tx, eventId)];
    if (!survey?.isAnonymous || !(await mayShowMore(tx, event, survey, now))) return;
    // Closed before the time that everybody was told: the few who would answer after this would stand out.
    const mayOpenAgain = await mayShowMore(tx, event, { ...survey, isOpen: true }, now);
    if (!mayOpenAgain || (now >= surveyWindow(event).until && now < (survey.answersUntil ?? now))) {
      await tx
        .updateTable("surveys")
        .set({ is_closed_for_good: true })
        .where("event_id", "=", eventId)
        .execute();
    }
    await showWaitingAnswers(tx, eventId);
  });
}

/** @param isClosed what was given by name before is shown then, or beside others; its names were known. */
async function findAnonymous(db: Executor, eventId: number, isClosed: boolean): Promise<AnswersOfOne[]> {
  const rows = await db
    .selectFrom("anonymous_survey_answers")
    .select(["id", "answers", "is_published", "was_named"])
    .where("event_id", "=", eventId)
    // Random ids.
    .orderBy("id")
    .execute();
  const shown = rows.filter((row) => row.is_published || (row.was_named && isClosed));
  return shown.map(({ id, answers }) => ({
    name: null,
    orderIn: (questionId) => createHash("sha256").update(`${id} ${questionId}`).digest("hex"),
    answers: answers as unknown as StoredAnswer[],
  }));
}

async function findNamed(db: Executor, eventId: number, language: Language): Promise<AnswersOfOne[]> {
  const rows = await db
    .selectFrom("named_survey_answers as n")
    .innerJoin("applications as a", "a.id", "n.application_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["u.first_name", "u.last_name", "n.answers"])
    .where("n.event_id", "=", eventId)
    .orderBy("a.applied_at")
    .orderBy("a.id")
    .execute();
  return rows.map(({ answers, ...person }) => ({
    name: personName(person, language),
    orderIn: () => "",
    answers: answers as unknown as StoredAnswer[],
  }));
}
