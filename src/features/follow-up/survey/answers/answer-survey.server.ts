import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/client.server.ts";
import { AppError, forbidden, invalid, notFound } from "../../../../shared/app-error.ts";
import { lockActiveUser } from "../../../accounts/accounts.server.ts";
import type { AnswersIn } from "../../../applications/applications.contract.ts";
import { readAnswers } from "../../../applications/applications.server.ts";
import {
  isEventManager,
  lockEvent,
  requireVisibleEvent,
  surveyWindow,
} from "../../../events/events.server.ts";
import { findOnceAttendedApplication, findSurvey, hasAnswered, requireEvent } from "../find-survey.server.ts";
import { takesAnswers } from "../survey-window.server.ts";
import { type StoredAnswer, storedAnswer } from "./stored-answer.server.ts";
import { writeAnonymously } from "./write-anonymous-answers.server.ts";

interface Sent {
  answers: AnswersIn;
  /** What the person saw about names when answering. */
  is_anonymous?: boolean | undefined;
}

/**
 * Takes the answers of somebody who was checked in once.
 * @throws `not_found` for everybody else; `forbidden` for managers; `conflict` where names are treated otherwise than was seen;
 * `invalid` with `survey` where it is not open or they have answered, and with `q_{id}`
 */
export function answerSurvey(
  db: Db,
  eventId: number,
  user: { id: number; email: string },
  sent: Sent,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await requireVisibleEvent(tx, eventId, user.id, "own_application");
    await lockEvent(tx, eventId);
    await lockActiveUser(tx, user.id);
    const [event, survey, applicationId] = [
      await requireEvent(tx, eventId),
      await findSurvey(tx, eventId),
      await findOnceAttendedApplication(tx, eventId, user.id),
    ];
    if (!survey || survey.questions.length === 0 || applicationId === undefined) throw notFound("survey");
    if (await isEventManager(tx, eventId, user.id)) throw forbidden();
    if (sent.is_anonymous === undefined) throw invalid("is_anonymous", "blank");
    if (await hasAnswered(tx, eventId, applicationId)) throw invalid("survey", "already_answered");
    if (!takesAnswers(event, survey, now)) throw invalid("survey", "not_open_now");
    if (sent.is_anonymous !== survey.isAnonymous) {
      throw new AppError("conflict", { is_anonymous: [{ code: "changed_by_someone_else" }] });
    }
    // Where nobody is named, the account's address does not stand in for one that was not written.
    const given = readAnswers(survey.questions, sent.answers, survey.isAnonymous ? "" : user.email);
    const answers = given.map(storedAnswer);
    await rememberUntil(tx, eventId, surveyWindow(event).until);
    if (survey.isAnonymous) return writeAnonymously(tx, eventId, applicationId, answers);
    await writeByName(tx, eventId, applicationId, answers);
  });
}

/** Says of the event, never of an answer, until when it may be answered; a row that says so already is not written. */
async function rememberUntil(tx: Tx, eventId: number, until: Date): Promise<void> {
  await sql`
    update surveys set answers_until = ${until}, has_been_open = true
     where event_id = ${eventId} and (answers_until is null or answers_until < ${until})`.execute(tx);
}

async function writeByName(
  tx: Tx,
  eventId: number,
  applicationId: number,
  answers: StoredAnswer[],
): Promise<void> {
  await tx
    .insertInto("survey_respondents")
    .values({ event_id: eventId, application_id: applicationId, is_counted: true })
    .execute();
  await tx
    .insertInto("named_survey_answers")
    .values({ event_id: eventId, application_id: applicationId, answers: JSON.stringify(answers) })
    .execute();
}
