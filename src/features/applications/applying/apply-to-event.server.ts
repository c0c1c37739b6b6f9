import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue-mail.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { isActive } from "../../../shared/application-states.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import {
  type EventWithQuestions,
  findEventWithQuestions,
  hasBegun,
  isPublic,
  lockEvent,
  requireVisibleEvent,
} from "../../events/events.server.ts";
import { type ApplicationRow, findApplication } from "../application-rows.server.ts";
import { applicationCancelledMail } from "../mails/application-cancelled.mail.server.ts";
import { applicationConfirmedMail } from "../mails/application-confirmed.mail.server.ts";
import { changeApplicationState } from "../states/change-application-state.server.ts";
import { isInWindow, requireApplicationsHere, requireOpen } from "./apply-errors.server.ts";
import { type GivenAnswer, readAnswers } from "./apply-rules.ts";

interface Applicant {
  id: number;
  email: string;
}

/**
 * Applies to an event. The event's row is held meanwhile, so the last place goes to exactly one person. Who is applying
 * already keeps their place, even where the event is full or the deadline is past; answers that come in time replace the old.
 * @param sent null where no answers were sent
 */
export function applyToEvent(
  db: Db,
  eventId: number,
  applicant: Applicant,
  sent: Record<string, string | null | undefined> | null,
  now: Date,
): Promise<ApplicationRow> {
  return db.transaction().execute(async (tx) => {
    const event = await lockPublished(tx, eventId);
    await lockActiveUser(tx, applicant.id);
    requireApplicationsHere(event, now);
    const before = await findApplication(tx, eventId, applicant.id);
    if (before && isActive(before.state)) return changeAnswers(tx, event, before, applicant, sent, now);
    requireOpen(event, now);
    const answers = readAnswers(event.questions, sent ?? {}, applicant.email);
    const former = { eventId, userId: applicant.id, from: before?.state };
    const { applicationId } = await changeApplicationState(tx, former, "confirmed", now);
    await writeAnswers(tx, applicationId, answers);
    await clearReminder(tx, eventId, applicant.id, now);
    await queueMail(tx, applicationConfirmedMail, {
      to: { userId: applicant.id },
      payload: { eventId },
      cause: `${applicationId}:${now.getTime()}`,
    });
    return (await findApplication(tx, eventId, applicant.id)) as ApplicationRow;
  });
}

/** Published events only: an application to another is one to nothing. */
export async function lockPublished(tx: Tx, eventId: number): Promise<EventWithQuestions> {
  await lockEvent(tx, eventId);
  const event = await findEventWithQuestions(tx, eventId);
  if (!event || !isPublic(event)) throw notFound("event");
  return event;
}

async function changeAnswers(
  tx: Tx,
  event: EventWithQuestions,
  application: ApplicationRow,
  applicant: Applicant,
  sent: Record<string, string | null | undefined> | null,
  now: Date,
): Promise<ApplicationRow> {
  if (!sent || Object.keys(sent).length === 0 || !isInWindow(event, now)) return application;
  await writeAnswers(tx, application.id, readAnswers(event.questions, sent, applicant.email));
  return (await findApplication(tx, event.id, applicant.id)) as ApplicationRow;
}

/** Answers to questions that are no longer asked stay: their heading stays too. */
async function writeAnswers(tx: Tx, applicationId: number, answers: readonly GivenAnswer[]): Promise<void> {
  await tx
    .deleteFrom("answers")
    .where("application_id", "=", applicationId)
    .where("question_id", "in", (eb) =>
      eb.selectFrom("questions").select("id").where("is_deleted", "=", false),
    )
    .execute();
  if (answers.length === 0) return;
  await tx
    .insertInto("answers")
    .values(
      answers.map(({ questionId, text }) => ({
        application_id: applicationId,
        question_id: questionId,
        text,
      })),
    )
    .execute();
  const chosen = answers.flatMap(({ questionId, optionIds }) =>
    optionIds.map((optionId) => ({
      application_id: applicationId,
      question_id: questionId,
      question_option_id: optionId,
    })),
  );
  if (chosen.length > 0) await tx.insertInto("answer_options").values(chosen).execute();
}

async function clearReminder(tx: Tx, eventId: number, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable("event_reminders")
    .set({ cancelled_at: now })
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .where("cancelled_at", "is", null)
    .execute();
}

/**
 * Until the start: organizers want to know late. Also where the event is not published any more. The answers stay for the
 * table of those who cancelled.
 */
export function cancelApplication(
  db: Db,
  eventId: number,
  userId: number,
  now: Date,
): Promise<ApplicationRow> {
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    await lockActiveUser(tx, userId);
    const event = await findEventWithQuestions(tx, eventId);
    const application = await findApplication(tx, eventId, userId);
    if (!event || !application) {
      await requireVisibleEvent(tx, eventId, userId);
      throw notFound("application");
    }
    if (!isActive(application.state)) return application;
    if (hasBegun(event.start_at, now)) throw invalid("start_at", "has_passed");
    await changeApplicationState(tx, { eventId, userId, from: application.state }, "cancelled", now);
    await queueMail(tx, applicationCancelledMail, {
      to: { userId },
      payload: { eventId },
      cause: `${application.id}:${now.getTime()}`,
    });
    return { ...application, state: "cancelled" };
  });
}
