import type { Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { toWireTime } from "../../../shared/tokyo-time.ts";
import { isEventManager, presentQuestion, requireVisibleEvent } from "../../events/events.server.ts";
import {
  countRespondents,
  findAttendedApplication,
  findSurvey,
  hasAnswered,
  requireEvent,
} from "./find-survey.server.ts";
import type { Survey } from "./survey.contract.ts";
import { isInSurveyWindow, surveyWindow } from "./survey-window.ts";

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
    findAttendedApplication(db, eventId, userId),
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
    is_answered: (await countRespondents(db, eventId)) > 0,
    can_answer: mayAnswer && !has_answered && isOpen && isInSurveyWindow(event, now),
    has_answered,
    questions: questions.map(presentQuestion),
    lock_version: survey?.lockVersion ?? 0,
  };
}
