import type { Db } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { isActive } from "../../../shared/application-states.ts";
import { hasBegun, inLockedEvent, recordEventActivity } from "../../events/events.server.ts";
import { answersReopenedMail } from "../mails/answers-reopened.mail.server.ts";
import { lockApplicant } from "./lock-applicant.server.ts";

/**
 * Lets one person change their answers until a time, whether or not applications are open, and tells them by mail; null closes them
 * again.
 * @throws `not_found`; 422 `event`, `state` for who is not applying any more, and `until` unless it lies between now and the start
 */
export function reopenAnswers(
  db: Db,
  { eventId, userId }: { eventId: number; userId: number },
  until: Date | null,
  now: Date,
): Promise<{ user_id: number; until: Date | null }> {
  return inLockedEvent(db, eventId, async (tx) => {
    const { application_id } = await lockApplicant(tx, eventId, userId);
    const { state, start_at, cancelled_at, answers_open_until } = await tx
      .selectFrom("applications as a")
      .innerJoin("events as e", "e.id", "a.event_id")
      .select(["a.state", "a.answers_open_until", "e.start_at", "e.cancelled_at"])
      .where("a.id", "=", application_id)
      .executeTakeFirstOrThrow();
    if (cancelled_at) throw invalid("event", "is_cancelled");
    if (hasBegun(start_at, now)) throw invalid("event", "has_begun");
    if (!isActive(state)) throw invalid("state", "not_open_to_this");
    if (until && until <= now) throw invalid("until", "must_be_future");
    if (until && until > start_at) throw invalid("until", "after_start");
    await tx
      .updateTable("applications")
      .set({ answers_open_until: until })
      .where("id", "=", application_id)
      .execute();
    if (until && until.getTime() !== answers_open_until?.getTime()) {
      await queueMail(tx, answersReopenedMail, {
        to: { userId },
        payload: { eventId, until: until.toISOString() },
        cause: `${application_id}:${until.getTime()}:${now.getTime()}`,
      });
    }
    await recordEventActivity(tx, eventId, "answers.reopened", { personId: userId });
    return { user_id: userId, until };
  });
}
