import type { Db } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { presentQuestion, type QuestionRow } from "../../events/events.server.ts";
import { type AnswersOfOne, findSurveyAnswers } from "./find-survey-answers.server.ts";
import type { QuestionResult, SurveyResults } from "./survey.contract.ts";

/** Counts what was chosen and lists what was written. Without names nothing tells how many answers wait. */
export async function readSurveyResults(
  db: Db,
  eventId: number,
  language: Language,
  now: Date,
): Promise<SurveyResults> {
  const { survey, rows } = await findSurveyAnswers(db, eventId, language, now);
  const { attended } = await db
    .selectFrom("attendances")
    .select((eb) => eb.fn.countAll<string>().as("attended"))
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  const { isAnonymous, questions, formerQuestions } = survey;
  return {
    is_anonymous: isAnonymous,
    answered: isAnonymous && rows.length === 0 ? null : rows.length,
    shown: rows.length,
    attended: Number(attended),
    questions: questions.map((question) => {
      const former = formerQuestions.filter(({ id }) => id === question.id);
      return { ...resultOf(question, rows), former: former.map(presentQuestion) };
    }),
  };
}

function resultOf(question: QuestionRow, rows: readonly AnswersOfOne[]): Omit<QuestionResult, "former"> {
  const given = rows.flatMap(({ name, orderIn, answers }) =>
    answers
      .filter(({ question_id }) => question_id === question.id)
      .map((answer) => ({ name, order: orderIn(question.id), ...answer })),
  );
  return {
    question: presentQuestion(question),
    counts: question.options.map(
      ({ id }) => given.filter(({ option_ids }) => option_ids.includes(id)).length,
    ),
    // In the order of the rows, the texts of one person would stand in the same place of each question.
    texts: given
      .filter(({ text }) => text !== "")
      .sort((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
      .map(({ text, name }) => ({ text, name })),
  };
}
