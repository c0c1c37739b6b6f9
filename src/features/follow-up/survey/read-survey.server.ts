import type { Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import {
  isEventManager,
  presentQuestion,
  requireVisibleEvent,
  surveyWindow,
} from "../../events/events.server.ts";
import {
  countRespondents,
  findOnceAttendedApplication,
  findSurvey,
  hasAnswered,
  requireEvent,
  type SurveyRow,
} from "./find-survey.server.ts";
import { mayAskNames } from "./save-survey.server.ts";
import type { Survey } from "./survey.contract.ts";
import { takesAnswers } from "./survey-window.server.ts";

/**
 * The survey as a person sees it. Its managers see one that was not made yet, too, and those who came only one that asks something.
 * @throws `not_found`
 */
export async function readSurvey(db: Executor, eventId: number, userId: number, now: Date): Promise<Survey> {
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const [event, survey, isManager, applicationId] = await Promise.all([
    requireEvent(db, eventId),
    findSurvey(db, eventId),
    isEventManager(db, eventId, userId),
    findOnceAttendedApplication(db, eventId, userId),
  ]);
  const questions = survey?.questions ?? [];
  const mayAnswer = applicationId !== undefined && questions.length > 0;
  if (!isManager && !mayAnswer) throw notFound("survey");
  const { from, until } = surveyWindow(event);
  const isOpen = survey?.isOpen ?? true;
  const has_answered = mayAnswer && (await hasAnswered(db, eventId, applicationId));
  return {
    is_anonymous: survey?.isAnonymous ?? true,
    is_open: isOpen,
    opens_at: toWireTime(from),
    closes_at: toWireTime(until),
    is_answered: has_answered || (await isKnownToBeAnswered(db, eventId, survey)),
    is_closed_for_good: survey?.isClosedForGood ?? false,
    can_ask_names: !survey || mayAskNames(survey, event, now),
    can_answer: mayAnswer && !isManager && !has_answered && takesAnswers(event, survey, now),
    has_answered,
    questions: questions.map(presentQuestion),
    lock_version: survey?.lockVersion ?? 0,
  };
}

/** Without names only once answers are shown: else whoever asks often knows when the first one came. */
async function isKnownToBeAnswered(
  db: Executor,
  eventId: number,
  survey: SurveyRow | undefined,
): Promise<boolean> {
  if (!survey) return false;
  if (!survey.isAnonymous) return (await countRespondents(db, eventId)) > 0;
  const row = await db
    .selectFrom("anonymous_survey_answers")
    .select("id")
    .where("event_id", "=", eventId)
    .where((eb) => eb.or([eb("is_published", "=", true), eb("was_named", "=", true)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
