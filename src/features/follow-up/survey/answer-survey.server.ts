import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import type { AnswersIn } from "../../applications/applications.contract.ts";
import { type GivenAnswer, readAnswers } from "../../applications/applications.server.ts";
import { lockEvent, requireVisibleEvent } from "../../events/events.server.ts";
import { findAttendedApplication, findSurvey, hasAnswered, requireEvent } from "./find-survey.server.ts";
import { isInSurveyWindow } from "./survey-window.ts";

/** Fewer answers than that are not shown, nor fewer new ones at once. */
export const answersTogether = 3;

/**
 * Takes the answers of somebody who was there.
 * @throws `not_found` for everybody else; `invalid` with `survey` where it is not open or they have answered, and with `q_{id}`
 */
export function answerSurvey(
  db: Db,
  eventId: number,
  user: { id: number; email: string },
  sent: AnswersIn,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await requireVisibleEvent(tx, eventId, user.id, "own_application");
    await lockEvent(tx, eventId);
    await lockActiveUser(tx, user.id);
    const [event, survey, applicationId] = [
      await requireEvent(tx, eventId),
      await findSurvey(tx, eventId),
      await findAttendedApplication(tx, eventId, user.id),
    ];
    if (!survey || survey.questions.length === 0 || applicationId === undefined) throw notFound("survey");
    if (await hasAnswered(tx, eventId, applicationId)) throw invalid("survey", "already_answered");
    if (!survey.isOpen || !isInSurveyWindow(event, now)) throw invalid("survey", "not_open_now");
    // Where nobody is named, the account's address does not stand in for one that was not written.
    const given = readAnswers(survey.questions, sent, survey.isAnonymous ? "" : user.email);
    const answers = given.map(toStored);
    if (survey.isAnonymous) return writeAnonymously(tx, eventId, applicationId, answers);
    await tx
      .insertInto("survey_respondents")
      .values({ event_id: eventId, application_id: applicationId })
      .execute();
    await tx
      .insertInto("named_survey_answers")
      .values({ event_id: eventId, application_id: applicationId, answers: JSON.stringify(answers) })
      .execute();
  });
}

/** An answer as its row keeps it. */
export type StoredAnswer = ReturnType<typeof toStored>;

const toStored = ({ questionId, text, optionIds }: GivenAnswer) => ({
  question_id: questionId,
  text,
  option_ids: optionIds,
});

/**
 * Writes all rows of the event anew in a random order, the answers under new ids: so neither the place of a row nor the transaction
 * that wrote it says which answer came with which person. The event is locked.
 */
async function writeAnonymously(
  tx: Tx,
  eventId: number,
  applicationId: number,
  answers: StoredAnswer[],
): Promise<void> {
  await sql`
    with taken as (
      delete from survey_respondents where event_id = ${eventId} returning application_id
    ), everybody as (select application_id from taken union all select ${applicationId}::integer)
    insert into survey_respondents (event_id, application_id)
    select ${eventId}, application_id from everybody order by random()`.execute(tx);
  await sql`
    with taken as (
      delete from anonymous_survey_answers where event_id = ${eventId} returning answers, is_published
    ), every_answer as (
      select answers, is_published from taken union all select ${JSON.stringify(answers)}::jsonb, false
    ), waiting as (select count(*) as count from every_answer where not is_published)
    insert into anonymous_survey_answers (event_id, answers, is_published)
    select ${eventId}, answers, is_published or waiting.count >= ${answersTogether}
      from every_answer, waiting order by random()`.execute(tx);
}
