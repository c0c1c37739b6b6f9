import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { findAskedQuestions, type QuestionRow, readAskedQuestions } from "../../events/events.server.ts";
import { type ApplicationRow, findApplication } from "../application-rows.server.ts";
import { type Applicant, decideToApply, type SentApplication } from "./decide-application.server.ts";
import { type ApplicantFacts, findApplicant, readApplicant } from "./read-applicant.server.ts";
import { type Settled, settleApplication } from "./settle-application.server.ts";

/** Everything that an application is decided by. */
export interface ReadToApply extends ApplicantFacts {
  questions: QuestionRow[];
}

/** Reads it without holding the event; what is read of the event and of its questions fits together. */
export async function readToApply(db: Db, eventId: number, userId: number): Promise<ReadToApply> {
  const facts = await readApplicant(db, { eventId, userId });
  if (!facts.event) return { ...facts, questions: [] };
  const questions = await readAskedQuestions(db, facts.event);
  return questions ? { ...facts, questions } : readToApply(db, eventId, userId);
}

/**
 * Applies to an event; the last place goes to exactly one person. Whoever is applying already stays where they are, even where the
 * event is full or the deadline is past; answers that come in time replace the old.
 * @param read what was just read, by `readToApply`
 */
export async function applyToEvent(
  db: Db,
  eventId: number,
  applicant: Applicant,
  read: ReadToApply,
  sent: SentApplication,
  now: Date,
): Promise<ApplicationRow> {
  let known: ReadToApply | null = read;
  let questions = read.questions;
  const settled = await settleApplication(db, eventId, async (tx) => {
    const latest: ReadToApply =
      known ?? (await (tx ? findToApply(tx, eventId, applicant.id) : readToApply(db, eventId, applicant.id)));
    known = null;
    questions = latest.questions;
    return decideToApply(latest, questions, applicant, sent, now);
  });
  const isNew = settled?.change.from === undefined;
  // A place in the queue is counted by the database.
  if (settled && isNew && settled.state !== "waiting") return asWritten(settled, questions);
  return (await findApplication(db, eventId, applicant.id)) as ApplicationRow;
}

/** The same for who holds the event. */
async function findToApply(tx: Tx, eventId: number, userId: number): Promise<ReadToApply> {
  const facts = await findApplicant(tx, { eventId, userId });
  return { ...facts, questions: await findAskedQuestions(tx, eventId) };
}

/** An application that nobody had made before, as `findApplication` would read it. */
function asWritten({ applicationId, change, state }: Settled, questions: QuestionRow[]): ApplicationRow {
  const answers = (change.answers ?? []).map(({ questionId, text, optionIds }) => ({
    question_id: questionId,
    text,
    options: (questions.find(({ id }) => id === questionId)?.options ?? [])
      .filter(({ id }) => optionIds.includes(id))
      .map(({ id, texts }) => ({ id, texts })),
  }));
  return {
    id: applicationId,
    event_id: change.eventId,
    user_id: change.userId,
    applied_at: change.at,
    state,
    position: null,
    offer_expires_at: null,
    promoted_at: null,
    decided_at: null,
    decision_message: "",
    asks_before_promotion: change.asksBeforePromotion ?? false,
    cancel_reason: null,
    answers_open_until: null,
    answers_deleted_at: null,
    event_cancelled_at: null,
    answers: answers.sort((one, other) => one.question_id - other.question_id),
  };
}
