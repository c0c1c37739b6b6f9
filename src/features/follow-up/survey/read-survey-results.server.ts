import type { Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages.ts";
import { personName } from "../../../shared/person-name.ts";
import { type EventRow, presentQuestion } from "../../events/events.server.ts";
import { answersTogether, type StoredAnswer } from "./answer-survey.server.ts";
import { countRespondents, findSurvey, requireEvent, type SurveyRow } from "./find-survey.server.ts";
import type { QuestionResult, SurveyResults } from "./survey.contract.ts";
import { surveyWindow } from "./survey-window.ts";

export interface AnswersOfOne {
  /** Null where the survey asks without names. */
  name: string | null;
  answers: StoredAnswer[];
}

interface Answered {
  event: EventRow;
  survey: SurveyRow;
  rows: AnswersOfOne[];
}

/** The answers that managers see: with names in their order, without names in none. @throws `not_found` where no survey was made */
export async function findSurveyAnswers(
  db: Executor,
  eventId: number,
  language: Language,
  now: Date,
): Promise<Answered> {
  const [event, survey] = await Promise.all([requireEvent(db, eventId), findSurvey(db, eventId)]);
  if (!survey) throw notFound("survey");
  const rows = survey.isAnonymous
    ? await findAnonymous(db, eventId, now >= surveyWindow(event).until)
    : await findNamed(db, eventId, language);
  return { event, survey, rows };
}

/** @param isOver nobody can answer any more, so the last ones are shown too, unless there are too few of all */
async function findAnonymous(db: Executor, eventId: number, isOver: boolean): Promise<AnswersOfOne[]> {
  const rows = await db
    .selectFrom("anonymous_survey_answers")
    .select(["answers", "is_published"])
    .where("event_id", "=", eventId)
    // Random ids, made anew with each answer.
    .orderBy("id")
    .execute();
  const shown = isOver && rows.length >= answersTogether ? rows : rows.filter((row) => row.is_published);
  return shown.map(({ answers }) => ({ name: null, answers: answers as unknown as StoredAnswer[] }));
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
    answers: answers as unknown as StoredAnswer[],
  }));
}

export async function readSurveyResults(
  db: Executor,
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
  return {
    is_anonymous: survey.isAnonymous,
    answered: await countRespondents(db, eventId),
    shown: rows.length,
    attended: Number(attended),
    questions: survey.questions.map((question) => resultOf(question, rows)),
  };
}

function resultOf(question: SurveyRow["questions"][number], rows: readonly AnswersOfOne[]): QuestionResult {
  const given = rows.flatMap(({ name, answers }) =>
    answers.filter(({ question_id }) => question_id === question.id).map((answer) => ({ name, ...answer })),
  );
  return {
    question: presentQuestion(question),
    counts: question.options.map(
      ({ id }) => given.filter(({ option_ids }) => option_ids.includes(id)).length,
    ),
    // By what is written: in the order of the rows, the texts of one person would stand in the same place of each question.
    texts: given
      .filter(({ text }) => text !== "")
      .map(({ text, name }) => ({ text, name }))
      .sort((one, other) => Number(one.name === null) && (one.text < other.text ? -1 : 1)),
  };
}
