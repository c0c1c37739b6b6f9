import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { notFound, type Problems } from "../../../shared/app-error.ts";
import { type PlannedQuestion, planQuestion } from "./plan-question.ts";
import { findQuestions } from "./question-rows.server.ts";
import type { ApplyQuestionIn } from "./questions.contract.ts";
import { areQuestionsTooLong } from "./questions-size.ts";
import { writeQuestion } from "./write-question.server.ts";

const questionsAtMost = 100;

export interface QuestionPlan {
  write: PlannedQuestion[];
  /** Nobody answered them. */
  erase: number[];
  /** Their answers keep their heading. */
  hide: number[];
}

/**
 * Plans the questions that were sent; others stay. Errors go to `problems`, so that it
 * is told together with the rest of the form.
 * @param languageIds the event's languages, its main one first
 */
export async function planQuestions(
  tx: Tx,
  eventId: number,
  sent: readonly ApplyQuestionIn[],
  languageIds: readonly number[],
  problems: Problems,
): Promise<QuestionPlan> {
  if (sent.length === 0) return { write: [], erase: [], hide: [] };
  const stored = await findQuestions(tx, eventId);
  const isStored = ({ id }: ApplyQuestionIn) => stored.some((question) => question.id === id);
  await refuseForeign(
    tx,
    sent.filter((question) => question.id && !isStored(question)),
  );
  const answeredIds = await findAnswered(tx, eventId);
  const removed = sent.flatMap((question) =>
    question._destroy && isStored(question) ? [question.id ?? 0] : [],
  );
  const asked = stored.filter(({ id, is_deleted }) => !is_deleted && !removed.includes(id)).length;
  const added = sent.filter((question) => !question._destroy && !isStored(question)).length;
  if (asked + added > questionsAtMost) problems.add("apply_questions_attributes", "invalid");
  const write = sent
    .filter(({ _destroy }) => !_destroy)
    .map((question, place) => planQuestion(question, place, { stored, answeredIds, languageIds }, problems));
  const erase = removed.filter((id) => !answeredIds.has(id));
  if (areQuestionsTooLong(stored, write, erase)) problems.add("apply_questions", "questions_too_long");
  return { write, erase, hide: removed.filter((id) => answeredIds.has(id)) };
}

export async function writeQuestions(tx: Tx, eventId: number, plan: QuestionPlan): Promise<void> {
  if (plan.erase.length > 0) await tx.deleteFrom("questions").where("id", "in", plan.erase).execute();
  if (plan.hide.length > 0) {
    await tx.updateTable("questions").set({ is_deleted: true }).where("id", "in", plan.hide).execute();
  }
  for (const question of plan.write) await writeQuestion(tx, eventId, question);
}

/** Deleting again what was erased succeeds; everything else that is not of this event is not found. */
async function refuseForeign(db: Executor, unknown: readonly ApplyQuestionIn[]): Promise<void> {
  if (unknown.length === 0) return;
  const ids = unknown.map(({ id }) => id as number);
  const elsewhere = await db.selectFrom("questions").select("id").where("id", "in", ids).execute();
  if (elsewhere.length > 0 || unknown.some(({ _destroy }) => !_destroy)) throw notFound("apply_question");
}

async function findAnswered(db: Executor, eventId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("questions as q")
    .select("q.id")
    .where("q.event_id", "=", eventId)
    .where((eb) =>
      eb.exists(eb.selectFrom("answers as a").select("a.question_id").whereRef("a.question_id", "=", "q.id")),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
