import type { Db } from "../../../../platform/db/client.server.ts";
import { mapInSlices } from "../../../../platform/threads/in-slices.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { presentQuestion, type QuestionRow } from "../../../events/events.server.ts";
import type { QuestionResult, SurveyResults } from "../survey.contract.ts";
import { type AnswersOfOne, findSurveyAnswers } from "./find-survey-answers.server.ts";
import type { StoredAnswer } from "./stored-answer.server.ts";

/** Counts what was chosen and lists what was written. Without names nothing tells how many answers wait. */
export async function readSurveyResults(
  db: Db,
  eventId: number,
  language: Language,
  now: Date,
): Promise<SurveyResults> {
  const { survey, rows } = await findSurveyAnswers(db, eventId, language, now);
  // A guest cannot sign in to answer.
  const { attended } = await db
    .selectFrom("attendances as came")
    .innerJoin("applications as a", "a.id", "came.application_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select((eb) => eb.fn.countAll<string>().as("attended"))
    .where("came.event_id", "=", eventId)
    .where("u.is_guest", "=", false)
    .executeTakeFirstOrThrow();
  const { isAnonymous, questions, formerQuestions } = survey;
  const given = await answersByQuestion(rows);
  return {
    is_anonymous: isAnonymous,
    answered: isAnonymous && rows.length === 0 ? null : rows.length,
    shown: rows.length,
    attended: Number(attended),
    questions: await mapInSlices(questions, (question) => {
      const former = formerQuestions.filter(({ id }) => id === question.id);
      return { ...resultOf(question, given.get(question.id) ?? []), former: former.map(presentQuestion) };
    }),
  };
}

interface Given extends StoredAnswer {
  name: string | null;
  order: string;
}

/** Each row is read once: a thousand of them with fifty answers are much for one turn. */
async function answersByQuestion(rows: readonly AnswersOfOne[]): Promise<Map<number, Given[]>> {
  const byQuestion = new Map<number, Given[]>();
  await mapInSlices(rows, ({ name, orderIn, answers }) => {
    for (const answer of answers) {
      const { question_id: id, text } = answer;
      const given = byQuestion.get(id) ?? [];
      byQuestion.set(id, given);
      given.push({ ...answer, name, order: text === "" ? "" : orderIn(id) });
    }
  });
  return byQuestion;
}

function resultOf(question: QuestionRow, given: readonly Given[]): Omit<QuestionResult, "former"> {
  const counts = new Map<number, number>();
  for (const { option_ids } of given)
    for (const id of new Set(option_ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    question: presentQuestion(question),
    counts: question.options.map(({ id }) => counts.get(id) ?? 0),
    // In the order of the rows, the texts of one person would stand in the same place of each question.
    texts: given
      .filter(({ text }) => text !== "")
      .sort((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
      .map(({ text, name }) => ({ text, name })),
  };
}
