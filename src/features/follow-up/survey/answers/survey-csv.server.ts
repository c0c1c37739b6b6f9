import type { Db } from "../../../../platform/db/client.server.ts";
import { csvFile } from "../../../../platform/http/replies/csv-file.server.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import { fileTexts, titleForFileName } from "../../../applications/applications.server.ts";
import { type QuestionRow, textOf } from "../../../events/events.server.ts";
import { findSurveyAnswers } from "./find-survey-answers.server.ts";
import type { StoredAnswer } from "./stored-answer.server.ts";

/** A survey's answers as a file, a row an answer; names only where the survey asks with names. */
export async function surveyCsv(db: Db, eventId: number, language: Language, now: Date): Promise<Response> {
  const { event, survey, rows } = await findSurveyAnswers(db, eventId, language, now);
  const words = fileTexts(language);
  const title = titleForFileName(textOf(event, language).title);
  const date = toEditTime(event.start_at).slice(0, 10);
  const withName = (cell: string) => (survey.isAnonymous ? [] : [cell]);
  const headingWithFormer = (question: QuestionRow) => {
    const former = survey.formerQuestions.filter(({ id }) => id === question.id).map(wordingOf);
    if (former.length === 0) return headingOf(question);
    return words._("survey.formerly", { now: wordingOf(question), before: former.join(" | ") });
  };
  return csvFile({
    name: `${words._("survey.file_name", { title, date }).trim()}.csv`,
    fallback: `survey-${eventId}.csv`,
    headings: [...withName(words._("survey.name")), ...survey.questions.map(headingWithFormer)],
    batches: [rows],
    cells: ({ name, answers }) => [
      ...withName(name ?? ""),
      ...survey.questions.map((question) => cellOf(question, answers)),
    ],
  });
}

const inAllLanguages = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(" / ");

const headingOf = ({ texts }: QuestionRow) => inAllLanguages(texts.map(({ title }) => title));

/** Title and options of a question. */
function wordingOf(question: QuestionRow): string {
  const options = question.options.map(({ texts }) => inAllLanguages(texts.map(({ text }) => text)));
  return options.length === 0 ? headingOf(question) : `${headingOf(question)} [${options.join("; ")}]`;
}

/** A choice is one thing whichever language it was made in, so it stands in all; an option may hold a comma. */
function cellOf(question: QuestionRow, answers: readonly StoredAnswer[]): string {
  const answer = answers.find(({ question_id }) => question_id === question.id);
  if (!answer || answer.option_ids.length === 0) return answer?.text ?? "";
  return question.options
    .filter(({ id }) => answer.option_ids.includes(id))
    .map(({ texts }) => inAllLanguages(texts.map(({ text }) => text)))
    .join("; ");
}
