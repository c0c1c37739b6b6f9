import { Problems } from "../../../shared/app-error.ts";
import { asLine, asLines } from "../../../shared/clean-text.ts";
import { areAnswersTooLong } from "../../../shared/limits/answers-size.ts";
import { maxAnswerLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { isEmail } from "../../../shared/wire.ts";
import type { EventRow } from "../../events/events.server.ts";
import { hasOptions, questionTypes } from "../../events/questions/questions.contract.ts";
import { matchOptions } from "./match-options.ts";

type Question = EventRow["questions"][number];

/** An answer as it is kept: a text, or the identities of the chosen options. */
export interface GivenAnswer {
  questionId: number;
  text: string;
  optionIds: number[];
}

/**
 * Reads answers by the questions that are asked today; unknown and deleted ones are ignored, since an old page may still be
 * open. Throws what is wrong, question by question, and `answers` where they are too long together.
 * @param userEmail stands in for an e-mail question that is left empty; empty where nothing stands in
 */
export function readAnswers(
  questions: readonly Question[],
  sent: Record<string, string | null | undefined>,
  userEmail: string,
): GivenAnswer[] {
  const problems = new Problems();
  const answers: GivenAnswer[] = [];
  const texts: string[] = [];
  for (const question of questions.filter(({ is_deleted }) => !is_deleted)) {
    const field = `q_${question.id}`;
    const text = cleanAnswer(question, (sent[field] ?? "").replaceAll("\u0000", "")).trim();
    const isTooLong = text.length > maxAnswerLength;
    if (isTooLong) problems.add(field, "too_long", { max: maxAnswerLength });
    const answer = isTooLong
      ? null
      : readAnswer(question, text, userEmail, (code) => problems.add(field, code));
    if (!answer) continue;
    answers.push(answer);
    texts.push(text);
  }
  if (areAnswersTooLong(texts)) problems.add("answers", "answers_too_long");
  problems.throwIfAny();
  return answers;
}

/** Option names have to match exactly. */
function cleanAnswer({ question_type_id }: Question, text: string): string {
  if (hasOptions(question_type_id)) return text;
  return question_type_id === questionTypes.longText ? asLines(text) : asLine(text);
}

function readAnswer(
  question: Question,
  text: string,
  userEmail: string,
  refuse: (code: string) => void,
): GivenAnswer | null {
  const given = { questionId: question.id, text, optionIds: [] as number[] };
  if (question.question_type_id === questionTypes.email) {
    const email = text.normalize("NFKC") || userEmail;
    if (email === "" && !question.is_required) return null;
    if (!isEmail(email)) refuse("email_not_valid");
    return { ...given, text: email };
  }
  if (!text) {
    if (question.is_required) refuse("required_question");
    return null;
  }
  if (hasOptions(question.question_type_id)) {
    const chosen = matchOptions(question.options, text);
    if (chosen && (question.question_type_id !== questionTypes.radio || chosen.length === 1)) {
      return { ...given, text: "", optionIds: chosen };
    }
    refuse("not_an_option");
    return null;
  }
  return given;
}
