import type { Db } from "../../../platform/db/client.server.ts";
import { Problems } from "../../../shared/app-error.ts";
import {
  inLockedEvent,
  isInWindow,
  recordEventActivity,
  type StartAndEnd,
  surveyWindow,
} from "../../events/events.server.ts";
import type { ApplyQuestionIn } from "../../events/questions/questions.contract.ts";
import { clearNames } from "./answers/write-anonymous-answers.server.ts";
import { countRespondents, findSurvey, requireEvent, type SurveyRow } from "./find-survey.server.ts";
import { planSurveyQuestions } from "./plan-survey-questions.server.ts";
import { formerQuestionsAfter, hasTooManyWordings } from "./reworded-questions.ts";

interface Sent {
  is_anonymous: boolean;
  is_open: boolean;
  questions: readonly ApplyQuestionIn[];
  lock_version?: number | undefined;
}

/**
 * Makes the survey or changes it. Once somebody has answered, only wordings, whether it is open, and towards no names: those of
 * earlier answers go then. With an old `lock_version` it writes nothing and answers `stale`.
 * @throws `invalid`, `not_found`
 */
export function saveSurvey(db: Db, eventId: number, sent: Sent, now: Date): Promise<"saved" | "stale"> {
  return inLockedEvent(db, eventId, async (tx) => {
    const event = await requireEvent(tx, eventId);
    const old = await findSurvey(tx, eventId);
    const version = old?.lockVersion ?? 0;
    if (sent.lock_version !== undefined && sent.lock_version !== version) return "stale";
    const isAnswered = (await countRespondents(tx, eventId)) > 0;
    const problems = new Problems();
    if (old && !sent.is_anonymous && !mayAskNames(old, event, now))
      problems.add("is_anonymous", "names_not_asked_any_more");
    if (sent.is_open && old?.isClosedForGood) problems.add("is_open", "closed_for_good");
    const languageIds = event.texts.map(({ language_id }) => language_id);
    const ground = { stored: old?.questions ?? [], languageIds, isAnswered };
    const questions = planSurveyQuestions(sent.questions, ground, problems);
    const mayBeRead = isAnswered || (old?.isOpen && isInWindow(surveyWindow(event), now));
    const former = old?.formerQuestions ?? [];
    const formerQuestions = mayBeRead
      ? formerQuestionsAfter(former, old?.questions ?? [], questions)
      : former;
    if (hasTooManyWordings(formerQuestions)) problems.add("questions", "worded_too_often");
    problems.throwIfAny();
    if (sent.is_anonymous && old && !old.isAnonymous) await clearNames(tx, eventId);
    const columns = {
      is_anonymous: sent.is_anonymous,
      is_open: sent.is_open,
      questions: JSON.stringify(questions),
      former_questions: JSON.stringify(formerQuestions),
      has_been_open: old?.hasBeenOpen || (sent.is_open && questions.length > 0),
      lock_version: version + 1,
    };
    await tx
      .insertInto("surveys")
      .values({ event_id: eventId, ...columns })
      .onConflict((conflict) => conflict.column("event_id").doUpdateSet(columns))
      .execute();
    await recordEventActivity(tx, eventId, "survey.changed");
    return "saved";
  });
}

/** Once it was open without names nobody who has seen that is asked for one. A copy of an event opens without having been saved. */
export function mayAskNames(survey: SurveyRow, event: StartAndEnd, now: Date): boolean {
  const { isAnonymous, hasBeenOpen, isOpen, questions } = survey;
  return (
    !isAnonymous || !(hasBeenOpen || (isOpen && questions.length > 0 && surveyWindow(event).from <= now))
  );
}
