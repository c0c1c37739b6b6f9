import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { isActive } from "../../../shared/application-states.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import { isInSpanSql, isPublic, lockEvent, requireVisibleEvent } from "../../events/events.server.ts";
import { requireWindow } from "../applying/apply-errors.server.ts";
import { findApplicant } from "../applying/read-applicant.server.ts";

/** "Remind me later", for somebody who has not applied, while the event can be applied to; who has one keeps it. */
export function setReminder(db: Db, eventId: number, userId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    const { event, state } = await findApplicant(tx, { eventId, userId });
    if (!event || !isPublic(event)) throw notFound("event");
    await lockActiveUser(tx, userId);
    if (await hasReminder(tx, eventId, userId)) return;
    if (isActive(state)) throw invalid("event_remind", "only_for_not_applied");
    requireWindow(event, now);
    await tx
      .insertInto("event_reminders")
      .values({ event_id: eventId, user_id: userId, set_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["event_id", "user_id"])
          .doUpdateSet({ set_at: now, cancelled_at: null, mailed_at: null }),
      )
      .execute();
  });
}

/** At any time, also where the event is not published any more. */
export async function cancelReminder(db: Db, eventId: number, userId: number, now: Date): Promise<void> {
  const changed = await db
    .updateTable("event_reminders")
    .set((eb) => ({ cancelled_at: eb.fn.coalesce("cancelled_at", eb.val(now)) }))
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (changed.numUpdatedRows) return;
  await requireVisibleEvent(db, eventId, userId);
  throw notFound("event_remind");
}

export async function hasReminder(db: Executor, eventId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("event_reminders")
    .select("user_id")
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Events that have not begun and of which the person wants to be reminded. */
export async function findRemindedEventIds(db: Executor, userId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("event_reminders as r")
    .innerJoin("events as e", "e.id", "r.event_id")
    .select("r.event_id")
    .where("r.user_id", "=", userId)
    .where("r.cancelled_at", "is", null)
    .where(isInSpanSql("upcoming", now))
    .execute();
  return rows.map(({ event_id }) => event_id);
}
