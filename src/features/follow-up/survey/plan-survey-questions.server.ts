import { notFound, type Problems } from "../../../shared/app-error.ts";
import { type PlannedQuestion, planQuestion, type QuestionRow } from "../../events/events.server.ts";
import type { ApplyQuestionIn } from "../../events/questions/questions.contract.ts";

interface Ground {
  stored: readonly QuestionRow[];
  /** The event's languages, its main one first. */
  languageIds: readonly number[];
  /** Somebody has answered: only wordings can change. */
  isAnswered: boolean;
}

/** A survey's questions as an update leaves them, in the order that was sent; what is wrong goes to `problems`. @throws `not_found` */
export function planSurveyQuestions(
  sent: readonly ApplyQuestionIn[],
  ground: Ground,
  problems: Problems,
): QuestionRow[] {
  const { stored, languageIds, isAnswered } = ground;
  const remaining = sent.filter(({ _destroy }) => !_destroy);
  const sentIds = remaining.flatMap(({ id }) => id ?? []);
  if (sentIds.some((id) => !stored.some((question) => question.id === id))) throw notFound("apply_question");
  if (new Set(sentIds).size < sentIds.length) problems.add("questions", "invalid");
  if (isAnswered && (remaining.length !== stored.length || sentIds.length < remaining.length)) {
    problems.add("questions", "survey_answered");
  }
  const answeredIds = new Set(isAnswered ? stored.map(({ id }) => id) : []);
  const newId = counter(stored.map(({ id }) => id));
  return remaining.map((question, place) => {
    const old = stored.find(({ id }) => id === question.id);
    const asked = { ...question, index: place };
    const planned = planQuestion(asked, place, { stored, answeredIds, languageIds }, problems);
    if (isAnswered && old && old.is_required !== planned.is_required)
      problems.add("is_required", "survey_answered");
    return applyPlan(planned, old, isAnswered, newId, problems);
  });
}

function applyPlan(
  planned: PlannedQuestion,
  old: QuestionRow | undefined,
  isAnswered: boolean,
  newId: () => number,
  problems: Problems,
): QuestionRow {
  const { id, texts, options, ...columns } = planned;
  const others = (old?.texts ?? []).filter(
    ({ language_id }) => !texts.some((text) => text.language_id === language_id),
  );
  return {
    ...columns,
    id: id ?? newId(),
    texts: [...texts.map((text) => ({ id: text.language_id, ...text })), ...others],
    options: optionsAfter(options, old?.options ?? [], isAnswered, problems),
  };
}

/** Once somebody has answered, an option stays what it is in its place, however it reads. */
function optionsAfter(
  planned: PlannedQuestion["options"],
  old: QuestionRow["options"],
  isAnswered: boolean,
  problems: Problems,
): QuestionRow["options"] {
  if (planned === null) return old;
  if (isAnswered && planned.length !== old.length) problems.add("options_data", "survey_answered");
  const newId = counter(old.map(({ id }) => id));
  return planned.map(({ id, texts }, place) => {
    const before = isAnswered ? old[place] : old.find((option) => option.id === id);
    const others = (before?.texts ?? []).filter(
      ({ language_id }) => !texts.some((text) => text.language_id === language_id),
    );
    return { id: before?.id ?? newId(), is_deleted: false, texts: [...texts, ...others] };
  });
}

function counter(taken: readonly number[]): () => number {
  let last = Math.max(0, ...taken);
  return () => {
    last += 1;
    return last;
  };
}
