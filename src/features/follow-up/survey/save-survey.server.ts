import type { Db } from "../../../platform/db/client.server.ts";
import { Problems } from "../../../shared/app-error.ts";
import { lockEvent } from "../../events/events.server.ts";
import type { ApplyQuestionIn } from "../../events/questions/questions.contract.ts";
import { countRespondents, findSurvey, requireEvent } from "./find-survey.server.ts";
import { planSurveyQuestions } from "./plan-survey-questions.server.ts";

interface Sent {
  is_anonymous: boolean;
  is_open: boolean;
  questions: readonly ApplyQuestionIn[];
  lock_version?: number | undefined;
}

/**
 * Makes the survey or changes it. Once somebody has answered, only wordings and whether it is open. With an old `lock_version` it
 * writes nothing and answers `stale`.
 * @throws `invalid`, `not_found`
 */
export function saveSurvey(db: Db, eventId: number, sent: Sent): Promise<"saved" | "stale"> {
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    const event = await requireEvent(tx, eventId);
    const old = await findSurvey(tx, eventId);
    const version = old?.lockVersion ?? 0;
    if (sent.lock_version !== undefined && sent.lock_version !== version) return "stale";
    const isAnswered = (await countRespondents(tx, eventId)) > 0;
    const problems = new Problems();
    if (isAnswered && old?.isAnonymous !== sent.is_anonymous) problems.add("is_anonymous", "survey_answered");
    const languageIds = event.texts.map(({ language_id }) => language_id);
    const ground = { stored: old?.questions ?? [], languageIds, isAnswered };
    const questions = planSurveyQuestions(sent.questions, ground, problems);
    problems.throwIfAny();
    const columns = {
      is_anonymous: sent.is_anonymous,
      is_open: sent.is_open,
      questions: JSON.stringify(questions),
      lock_version: version + 1,
    };
    await tx
      .insertInto("surveys")
      .values({ event_id: eventId, ...columns })
      .onConflict((conflict) => conflict.column("event_id").doUpdateSet(columns))
      .execute();
    return "saved";
  });
}
