import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { type ApplicationState, isActiveSql } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { textForReader } from "../../../shared/languages/readers/text-reader.ts";
import { findQuestions, hasOptions, type QuestionRow } from "../../events/events.server.ts";
import type { AnswerFigures } from "./answer-figures.contract.ts";

/** Whose answers are meant. */
export interface AskedPeople {
  state: ApplicationState | "active" | "all";
  /** Of their pages and mails; left out, of every one. */
  language?: Language | undefined;
}

/** SQL condition of an application `a` and its person `u`. */
export function isAsked({ state, language }: AskedPeople): RawBuilder<unknown> {
  const inState =
    state === "all" ? sql`true` : state === "active" ? isActiveSql("a") : sql`a.state = ${state}`;
  const inLanguage = language === undefined ? sql`true` : sql`u.language = ${language}`;
  return sql`${inState} and ${inLanguage} and ${isNotDeleted("u")}`;
}

interface Counted {
  /** Null in the row that counts the people. */
  question_id: number | null;
  /** Null in the row that counts who has answered the question. */
  option_id: number | null;
  count: number;
}

/**
 * Answers to an event's questions, counted in one statement; names nobody. Of answers whose time is over there is one number
 * for all who were applying, which does not say who chose what and in which language.
 */
export async function countAnswers(
  db: Executor,
  eventId: number,
  asked: AskedPeople,
  language: Language,
): Promise<AnswerFigures> {
  const withRemoved = asked.language === undefined && (asked.state === "active" || asked.state === "all");
  const [questions, { rows }] = await Promise.all([
    findQuestions(db, eventId),
    sql<Counted>`
      with people as materialized (
        select a.id from applications a join users u on u.id = a.user_id
         where a.event_id = ${eventId} and ${isAsked(asked)}
      )
      select null::integer as question_id, null::integer as option_id, count(*)::integer as count from people
      union all
      select w.question_id, null, count(*)::integer
        from people join answers w on w.application_id = people.id group by 1
      union all
      select o.question_id, o.question_option_id, count(*)::integer
        from people join answer_options o on o.application_id = people.id group by 1, 2
      union all
      select c.question_id, c.question_option_id, c.count
        from questions q join answer_counts c on c.question_id = q.id
       where ${withRemoved} and q.event_id = ${eventId}`.execute(db),
  ]);
  const countOf = (question: number | null, option: number | null) =>
    rows
      .filter((row) => row.question_id === question && row.option_id === option)
      .reduce((sum, row) => sum + row.count, 0);
  return {
    people: countOf(null, null),
    questions: questions
      .map((question) => presentFigures(question, language, (option) => countOf(question.id, option)))
      .filter(({ is_deleted, answered }) => !is_deleted || answered > 0),
  };
}

function presentFigures(
  { id, question_type_id, is_deleted, texts, options }: QuestionRow,
  language: Language,
  /** @param option null for all who have answered */
  countOf: (option: number | null) => number,
): AnswerFigures["questions"][number] {
  return {
    question_id: id,
    question_type_id,
    is_deleted,
    title:
      textForReader(
        texts.filter((text) => text.title.trim()),
        language,
      )?.title ?? "",
    answered: countOf(null),
    options: hasOptions(question_type_id)
      ? options
          .map((option) => ({
            id: option.id,
            text: textForReader(option.texts, language)?.text ?? "",
            count: countOf(option.id),
            is_deleted: option.is_deleted,
          }))
          .filter((option) => !option.is_deleted || option.count > 0)
      : [],
  };
}
