import { Problems } from "../../shared/app-error.ts";
import { isEmail } from "../../shared/wire.ts";
import type { EventRow } from "../events/door.server.ts";
import { questionTypes } from "../events/questions/contract.ts";

type Question = EventRow["questions"][number];
type Option = Question["options"][number];

/** An answer as it is kept: a text, or the identities of the chosen options. */
export interface GivenAnswer {
  questionId: number;
  text: string;
  optionIds: number[];
}

/** Throws what keeps anybody from applying now: cancelled, begun, or past the deadline. Equal to now is in time. */
export function checkWindow(
  event: Pick<EventRow, "start_at" | "apply_due_at" | "cancelled_at">,
  now: Date,
): void {
  const problems = new Problems();
  if (event.cancelled_at) problems.add("event", "is_cancelled");
  else if (event.start_at < now) problems.add("start_at", "has_passed");
  else if (event.apply_due_at && event.apply_due_at < now) problems.add("apply_due", "has_passed");
  problems.throwIfAny();
}

/**
 * Reads answers by the questions that are asked today; unknown and deleted ones are ignored, since an old page may still be
 * open. Throws what is wrong, question by question.
 * @param ownEmail stands in for an e-mail question that is left empty
 */
export function readAnswers(
  questions: readonly Question[],
  sent: Record<string, string | null | undefined>,
  ownEmail: string,
): GivenAnswer[] {
  const problems = new Problems();
  const answers: GivenAnswer[] = [];
  for (const question of questions.filter(({ is_deleted }) => !is_deleted)) {
    const field = `q_${question.id}`;
    const text = (sent[field] ?? "").replaceAll("\u0000", "").trim();
    const answer = readAnswer(question, text, ownEmail, (code) => problems.add(field, code));
    if (answer) answers.push(answer);
  }
  problems.throwIfAny();
  return answers;
}

function readAnswer(
  question: Question,
  text: string,
  ownEmail: string,
  refuse: (code: string) => void,
): GivenAnswer | null {
  const given = { questionId: question.id, text, optionIds: [] as number[] };
  if (question.question_type_id === questionTypes.email) {
    const email = text.normalize("NFKC") || ownEmail;
    if (!isEmail(email)) refuse("email_not_valid");
    return { ...given, text: email };
  }
  if (!text) {
    if (question.is_required) refuse("required_question");
    return null;
  }
  if (
    question.question_type_id === questionTypes.radio ||
    question.question_type_id === questionTypes.checkbox
  ) {
    const chosen = matchOptions(question.options, text);
    const isOne = question.question_type_id !== questionTypes.radio || chosen?.length === 1;
    if (!chosen || !isOne) refuse("not_an_option");
    return { ...given, text: "", optionIds: chosen ?? [] };
  }
  return given;
}

/**
 * The options that a text of options joined by commas names, in whichever language. An option may hold a comma itself, so
 * the longest that fits is tried first. Null where something is no option.
 */
export function matchOptions(options: readonly Option[], text: string): number[] | null {
  const known = options
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap(({ id, texts }) => texts.map((one) => ({ id, text: one.text.trim() })))
    .filter((one) => one.text !== "")
    .sort((one, other) => other.text.length - one.text.length);
  const found = match(known, text.trim());
  return found && [...new Set(found)];
}

function match(known: readonly { id: number; text: string }[], rest: string): number[] | null {
  if (rest === "") return [];
  for (const { id, text } of known) {
    if (!rest.startsWith(text)) continue;
    const after = rest.slice(text.length).trimStart();
    if (after === "") return [id];
    if (!after.startsWith(",")) continue;
    const others = match(known, after.slice(1).trimStart());
    if (others) return [id, ...others];
  }
  return null;
}
